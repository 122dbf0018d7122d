import { createReporter, type Diagnostic, toRange } from '@spearmint/config/diagnostics'
import type { Element } from 'hast'
import { findSourceFile } from '../../content/index.ts'
import { createDiagnosticLog, type Division, findChangeDate, listDivisionPath, type Page } from '../../core/index.ts'
import {
  BOOK_CODES,
  type Book,
  type ChapterPlan,
  completeLinks,
  createBookImages,
  createBookLinks,
  createChapter,
  findDivision,
  type LeftOut,
  planBook,
} from '../../emit/index.ts'
import { DEFAULT_LANGUAGE, findLanguage, parseHexColor, toLegibleColor, toTextDirection } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createPageRenderer } from '../pages/create-page-renderer.ts'
import { SafeRenderer } from '../pages/safe-renderer.ts'
import { createTools } from '../site/create-tools.ts'
import { loadSite } from '../site/load-site.ts'
import type { Site } from '../site/site.ts'

export interface BookOptions extends Pick<BuildOptions, 'siteUrl' | 'base'> {
  /** Names of divisions of the navigation from the outside in, such as `['v2', 'API']`. Empty for the whole site. */
  divisions: readonly string[]
}

export type BookResult = { diagnostics: Diagnostic[] } & (
  | { status: 'created'; book: Book }
  | { status: 'unusable-config' }
  | { status: 'no-pages' }
  /** The division `name` doesn't exist. `names` are those that do. */
  | { status: 'unknown-division'; name: string; names: readonly string[]; nearest: readonly string[] }
)

type BookIo = Pick<
  BuildIo,
  'source' | 'packageData' | 'fetchText' | 'parseGuard' | 'guard' | 'changeDates' | 'onProgress'
>

/** Where the default color of a site is defined. A book needs a dark one, because its paper is white. */
const DEFAULT_ACCENT = '#166534'

const PAPER = ['#ffffff', '#f6f7f8']

/** Creates a book from the pages of a site, in reading order. All problems are returned as diagnostics. */
export async function createBook({ divisions, ...options }: BookOptions, io: BookIo): Promise<BookResult> {
  const log = createDiagnosticLog()
  const { site, diagnostics } = await loadSite(
    { ...options, urls: 'html', relative: false },
    await createTools({}, io),
    io,
  )
  log.addAll(diagnostics)
  if (site === undefined) return { status: 'unusable-config', diagnostics: log.list() }
  const found = findDivision(site.tree.root, divisions)
  if ('unknown' in found) {
    const { unknown: name, names, nearest } = found
    return { status: 'unknown-division', name, names, nearest, diagnostics: log.list() }
  }
  const plan = planBook(site.tree, found.division)
  if (plan.chapters.length === 0) return { status: 'no-pages', diagnostics: log.list() }

  const { addresses, urls, source } = site
  const resolveLink = createBookLinks({ chapters: plan.chapters, addresses, urls })
  const images = createBookImages({ addresses, readBytes: source.readBytes })
  const planOf = new Map(plan.chapters.map((chapter) => [chapter.page, chapter]))
  const renderer = new SafeRenderer({
    createRenderer: () => createPageRenderer(site),
    source,
    guard: io.guard,
    toResult: (rendered) => {
      const chapter = planOf.get(rendered.page) as ChapterPlan
      const report = createLeftOutReport(chapter.page, log.add)
      return {
        chapter: createChapter(rendered, { chapter, resolveLink, images, report }),
        diagnostics: rendered.diagnostics,
      }
    },
  })
  const chapters: Book['chapters'][number][] = []
  for (const chapter of plan.chapters) {
    const { result } = await renderer.render(chapter.page)
    log.addAll(result.diagnostics)
    chapters.push(result.chapter)
    io.onProgress?.({ done: chapter.number, total: plan.chapters.length, page: chapter.page.file })
    // The memory of trees from the native parser is freed by tasks of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
  completeLinks(chapters)
  const facts = toFacts(site, found.division, chapters, io.changeDates)
  return {
    status: 'created',
    book: { facts, entries: plan.entries, chapters, images: images.list() },
    diagnostics: log.list(),
  }
}

function toFacts(
  site: Site,
  base: Division,
  chapters: readonly { page: Page }[],
  changeDates: BookIo['changeDates'],
): Book['facts'] {
  const { config, tree, urls, findWords } = site
  const [first] = chapters
  const division = first === undefined ? base : tree.findDivision(first.page)
  const language = findLanguage(base) ?? findLanguage(division) ?? DEFAULT_LANGUAGE
  const days = chapters.flatMap(({ page }) => findChangeDate(page, changeDates)?.slice(0, 10) ?? [])
  const date = days.sort().at(-1)
  const words = findWords(language)
  const { dark, primary } = config.colors ?? {}
  return {
    title: config.name,
    divisions: listDivisionPath(base).flatMap(({ name }) => (name === '' ? [] : [name])),
    ...(config.description !== undefined && { description: config.description }),
    language,
    direction: toTextDirection(language),
    ...(date !== undefined && { date }),
    ...(urls.root !== undefined && { source: urls.root }),
    accent: toLegibleColor(parseHexColor(dark) ?? parseHexColor(primary) ?? DEFAULT_ACCENT, PAPER),
    words: {
      contents: words.say('book.contents'),
      cover: words.say('book.cover'),
      changed: date === undefined ? '' : words.say('page.lastChange', { date }),
    },
  }
}

/** What the diagnostics say about what is left out, by kind. */
const MESSAGES: Record<LeftOut, (name: string) => string> = {
  media: (name) => `The book contains a link instead of "${name}".`,
  'remote-image': (name) => `The book contains a link instead of the image "${name}", which is on another server.`,
  'image-format': (name) =>
    `The book does not contain the image "${name}": its format is not PNG, JPEG, GIF, WebP or SVG.`,
  drawing: (name) => `A part of the drawing${name === '' ? '' : ` "${name}"`} is not in the book.`,
  diagram: () => 'The book contains the source of this Mermaid diagram.',
}

const MAX_NAME_LENGTH = 100

function createLeftOutReport({ file }: Page, add: (diagnostic: Diagnostic) => void) {
  const { report } = createReporter(BOOK_CODES, add)
  return (what: LeftOut, name: string, { position }: Element): void => {
    const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name
    report(`book/${what}`, {
      message: MESSAGES[what](short),
      file: findSourceFile(position) ?? file,
      range: toRange(position),
    })
  }
}
