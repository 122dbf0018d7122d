import type { Diagnostic } from '@spearmint/config'
import { ORIGINS_FILE } from '../../api/index.ts'
import {
  createAddresses,
  createDiagnosticLog,
  type Page,
  type SourceFolder,
  toFeedPath,
  toOutputPath,
  toTextPath,
} from '../../core/index.ts'
import {
  createSearch,
  emitAssets,
  emitDiscovery,
  emitOrigins,
  emitRedirects,
  emitSearch,
  listCopies,
  SEARCH_PATH,
} from '../../emit/index.ts'
import { CONFIG_FILE, createSourceHashes, mayBeDamaged, readPage } from '../../site/index.ts'
import { createLayout } from '../../theme/index.ts'
import type { BuildIo, BuildOptions } from '../build-options.ts'
import { createPageRecorder, type PageRecorder } from '../create-page-recorder.ts'
import { createPageWriter, type PageWriter } from '../create-page-writer.ts'
import { createSteps } from '../create-steps.ts'
import { createTools } from '../create-tools.ts'
import type { PageFacts } from '../page-record.ts'
import { type PreparedSite, prepareSite } from '../prepare-site.ts'
import { addDevClient } from './add-dev-client.ts'
import { createMemoryOutput, type MemoryOutput } from './create-memory-output.ts'
import { createRecentMemory } from './create-recent-cache.ts'
import type { DevSite, WrittenFile } from './dev-site.ts'

export interface DevIo extends Pick<BuildIo, 'packageData' | 'fetchText' | 'fetchJson' | 'parseGuard'> {
  /** Opens the folder as it is now. */
  openSource(): SourceFolder
}

/** The site between two changes that concern more than one page. */
interface Generation {
  prepared: PreparedSite
  layout: ReturnType<typeof createLayout>
  /** Files that are made of no page's content. */
  frame: MemoryOutput
  /** Output path → page whose files are made when one of them is asked for. */
  pageOf: ReadonlyMap<string, Page>
}

/** What is made of contents: out of date with the next change. */
interface Contents {
  /** Files of the pages that were asked for. */
  asked: MemoryOutput
  writer: PageWriter
  /** Files that are made of all pages, once one was asked for. */
  whole?: Promise<MemoryOutput>
}

/** Pages with problems that are made again after a change, so that what is told of them stays true. */
const MOST_TROUBLED = 10

/**
 * Creates the site that `spearmint dev` shows. It goes the road of a build ({@link buildSite}) with the same functions,
 * page by page: the memory of what was made takes the place of a cache on the disk.
 */
export async function createDevSite(options: BuildOptions, io: DevIo): Promise<DevSite> {
  const { allowedOrigins } = options
  const tools = await createTools(io.packageData, options.parser, io.parseGuard)
  const memory = createRecentMemory()
  let source = io.openSource()
  /** Of the site as a whole. */
  let problems: readonly Diagnostic[] = []
  /** Of the pages that were asked for. */
  let seen = createDiagnosticLog()
  /** Paths of the documents that had problems when they were made last, the latest at the end. */
  const troubled = new Set<string>()
  let generation: Generation | undefined
  let contents: Contents | undefined

  async function prepare(): Promise<void> {
    source = io.openSource()
    const { prepared, diagnostics } = await prepareSite(options, tools, {
      ...io,
      source,
      memory,
      hashFile: createSourceHashes(source),
    })
    problems = diagnostics
    seen = createDiagnosticLog()
    if (prepared === undefined) return
    // Five values of each page, and those of a few edits.
    memory.resize(10 * prepared.pages.length + 100)
    const layout = createLayout(prepared.site)
    generation = { prepared, layout, frame: emitFrame(prepared, layout), pageOf: indexPages(prepared.pages) }
    renew(generation)
  }

  function renew({ prepared, layout }: Generation): void {
    seen = createDiagnosticLog()
    const asked = createMemoryOutput()
    // What is made of all pages is made when it is asked for.
    const output = { ...asked, append() {} }
    contents = { asked, writer: createWriter({ prepared, layout }, createRecorder(prepared), output) }
  }

  /** A recorder of the pages as they are now. */
  function createRecorder(prepared: PreparedSite): PageRecorder {
    return createPageRecorder(prepared, { source, hashFile: createSourceHashes(source), tools, allowedOrigins, memory })
  }

  function createWriter(
    { prepared, layout }: Pick<Generation, 'prepared' | 'layout'>,
    recorder: PageRecorder,
    output: MemoryOutput,
  ): PageWriter {
    return createPageWriter({ prepared, layout, recorder, output, steps: createSteps(output) })
  }

  /** Makes the pages that had problems before a change: nobody else may ask for them, and their problems may be left. */
  async function makeTroubled(): Promise<void> {
    const paths = [...troubled].slice(-MOST_TROUBLED)
    troubled.clear()
    for (const path of paths) {
      const page = generation?.pageOf.get(path)
      if (page !== undefined && contents !== undefined) await findPageFile(path, page, contents)
    }
  }

  async function findPageFile(path: string, page: Page, { asked, writer }: Contents): Promise<WrittenFile | undefined> {
    if (path !== toOutputPath(page.permalink)) {
      await writer.writeCompanions(page)
      return asked.find(path)
    }
    const diagnostics = (await writer.write(page))?.head.diagnostics ?? []
    seen.addAll(diagnostics)
    troubled.delete(path)
    if (diagnostics.length > 0) troubled.add(path)
    return withClient(asked.find(path), diagnostics)
  }

  /** A document with what keeps it up to date; another file as it is. */
  function withClient(file: WrittenFile | undefined, diagnostics: readonly Diagnostic[]): WrittenFile | undefined {
    if (file === undefined || !('content' in file) || typeof file.content !== 'string') return file
    return { content: addClient(file.content, diagnostics) }
  }

  function addClient(html: string, diagnostics: readonly Diagnostic[]): string {
    // Other problems of the site are told on the terminal: they are none of this page.
    const ofConfig = problems.filter(({ file, severity }) => file === CONFIG_FILE && severity === 'error')
    return addDevClient(html, {
      diagnostics: [...ofConfig, ...diagnostics],
      readText: source.readText,
      assets: tools.client.assets,
      addresses: createAddresses(options.base),
    })
  }

  /** What the page that says why there is no site needs. */
  function findClientFile(path: string): WrittenFile | undefined {
    const read = tools.client.contents.get(path)
    return read && { content: read() }
  }

  async function emitWhole({ prepared, layout }: Generation): Promise<MemoryOutput> {
    const output = createMemoryOutput()
    const { site, ordered, staticFiles, locate } = prepared
    const { config, tree, addresses, urls } = site
    const recorder = createRecorder(prepared)
    const writer = createWriter({ prepared, layout }, recorder, output)
    const search = createSearch({
      ...{ config, tree, addresses, memory },
      readContent: async (page) => (await recorder.record(page)).readSearch(),
    })
    const facts: PageFacts[] = []
    for (const page of ordered) {
      const written = await writer.writeCompanions(page)
      if (written === undefined) continue
      facts.push({ page, ...written.head.facts })
      await search.add({ page, key: written.key, content: written.search })
    }
    await search.finish()
    await emitSearch(search, output)
    emitOrigins(facts, config, output)
    emitDiscovery({ config, tree, facts, staticFiles, addresses, urls, locate }, { source, output })
    return output
  }

  /** Whether a change of these files changes nothing but content: what else is known of each page stays as it was. */
  function isOfContent(paths: readonly string[], { prepared }: Generation): boolean {
    const pages = new Map(prepared.read.map((page) => [page.file, page]))
    const snippets = new Set(prepared.snippets)
    return paths.every((path) => {
      if (snippets.has(path)) return source.readText(path) !== undefined
      const known = pages.get(path)
      const text = known && source.readText(path)
      if (text === undefined || mayBeDamaged(text)) return false
      const { page, diagnostics } = readPage(path, text)
      return diagnostics.length === 0 && JSON.stringify(page) === JSON.stringify(known)
    })
  }

  await prepare()
  return {
    async find(path) {
      if (generation === undefined || contents === undefined) return findClientFile(path)
      const page = generation.pageOf.get(path)
      const own = page && (await findPageFile(path, page, contents))
      if (own !== undefined) return own
      const known = generation.frame.find(path) ?? contents.asked.find(path)
      if (known !== undefined) return known
      if (!isOfWhole(path)) return undefined
      contents.whole ??= emitWhole(generation)
      return (await contents.whole).find(path)
    },
    renderNotFound() {
      const known = generation?.frame.find('404.html')
      const html = known && 'content' in known ? String(known.content) : UNUSABLE
      return addClient(html, [])
    },
    async change(paths) {
      if (paths === undefined && toState(io.openSource()) === toState(source)) return
      if (generation !== undefined && paths !== undefined && isOfContent(paths, generation)) renew(generation)
      else await prepare()
      await makeTroubled()
    },
    diagnostics: () => [...problems, ...seen.list()],
    countPages: () => generation?.prepared.pages.length,
    readText: (path) => source.readText(path),
  }
}

/** Differs when a file of the folder was changed, added or removed. */
function toState(source: SourceFolder): string {
  return source
    .list()
    .map(({ path, size, modified }) => `${path} ${size} ${modified}`)
    .join('\n')
}

/** What is shown until the configuration is usable for the first time. */
const UNUSABLE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>No site yet</title></head><body><h1>No site yet</h1><p>mint.json cannot be used. It is read again when it changes.</p></body></html>'

/** Makes what depends on no page's content: assets, copies, redirects, the page for addresses that have none. */
function emitFrame(prepared: PreparedSite, layout: Generation['layout']): MemoryOutput {
  const { site, pages, staticFiles, locate } = prepared
  const { config, tree, addresses, links, assets } = site
  const output = createMemoryOutput()
  emitRedirects({ config, tree, pages, staticFiles, layout, links, addresses, locate }, output)
  for (const path of listCopies(staticFiles, pages)) output.copy(path, path)
  const demands = { islands: new Set(assets.islands.keys()), styles: new Set(assets.componentStyles.keys()) }
  emitAssets({ ...prepared, usage: demands }, output)
  return output
}

/** Files of pages by their paths. A document wins over what stands beside another page. */
function indexPages(pages: readonly Page[]): Map<string, Page> {
  const beside = pages.flatMap((page) =>
    [toTextPath(page.permalink), toFeedPath(page.permalink)].map((path) => [path, page] as const),
  )
  return new Map([...beside, ...pages.map((page) => [toOutputPath(page.permalink), page] as const)])
}

/** Whether a file is made of all pages. */
function isOfWhole(path: string): boolean {
  const names = ['llms.txt', 'llms-full.txt', 'robots.txt', ORIGINS_FILE]
  return names.includes(path) || path.startsWith(`${SEARCH_PATH}/`) || /^sitemap[^/]*\.xml$/.test(path)
}
