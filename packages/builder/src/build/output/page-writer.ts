import { findChangeDate, type Page, toHash, toTextPath } from '../../core/index.ts'
import {
  type Alternates,
  countTokens,
  createAlternates,
  createSiteIndex,
  SITE_INDEX_FILE,
  type SiteIndex,
  toCopyPath,
} from '../../emit/index.ts'
import { createPagination } from '../../site/index.ts'
import type { SocialCard, SocialCards } from '../../theme/index.ts'
import type { BuildIo } from '../build-options.ts'
import type { LoadedPage } from '../pages/page-records.ts'
import type { Frame } from '../site/create-frame.ts'
import type { Site } from '../site/site.ts'
import type { BuildSteps, StepOutput } from './build-steps.ts'
import { type FullText, FullTextFiles } from './full-text-files.ts'
import { TextFactsCache } from './text-facts.ts'

export interface PageWriterOptions {
  output: StepOutput
  steps: BuildSteps
  changeDates?: BuildIo['changeDates']
  cache?: BuildIo['cache']
  /** The images of pages for other sites, if the site has any. */
  cards?: SocialCards | undefined
}

/** Entries of the index of the site are written when they have this many characters together. */
const INDEX_CHUNK = 1 << 16

/** Writes the files of single pages: the document, and its alternates for programs. */
export class PageWriter {
  readonly #site: Pick<Site, 'addresses' | 'entries'>
  readonly #frame: Frame
  readonly #options: PageWriterOptions
  readonly #alternates: Alternates
  readonly #pagination: ReturnType<typeof createPagination>
  readonly #index: SiteIndex
  readonly #fullText: FullTextFiles
  readonly #textFacts: TextFactsCache
  /** The end of the index so far, which is not written yet. */
  #indexText = ''
  /** Paths of the playground models that are written. Pages of one operation share a model. */
  readonly #modelPaths = new Set<string>()
  /** Paths of the social cards that are written. Pages with the same texts share a card. */
  readonly #cardPaths = new Set<string>()

  constructor(site: Site, frame: Frame, options: PageWriterOptions) {
    this.#site = site
    this.#frame = frame
    this.#options = options
    this.#alternates = createAlternates(site)
    this.#index = createSiteIndex(site)
    this.#fullText = new FullTextFiles(options.steps)
    this.#textFacts = new TextFactsCache(options.cache, frame.key)
    this.#pagination = createPagination(site.tree)
  }

  /** Writes the document of a page and its alternates. If a part cannot be rendered, nothing of the page is written. */
  async write(loaded: LoadedPage): Promise<void> {
    const { page } = loaded
    const changed = findChangeDate(page, this.#options.changeDates)
    const key = this.#toKey(loaded, changed)
    const writeShared = await this.#prepareShared(loaded, key, changed)
    const card = this.#options.cards?.find(page)
    await this.#options.steps.run(`page ${key}${card?.path ?? ''}`, async (output) => {
      const documents = await this.#renderDocuments(loaded, changed, card)
      const alternates = await this.#renderOwnAlternates(loaded, changed)
      const source = toSource(page)
      for (const [path, content] of [...documents, ...alternates]) output.write(path, content, source)
    })
    await writeShared()
    if (card !== undefined) await this.#writeCard(card)
  }

  /** Writes the alternates of a page without its document. */
  async writeAlternates(loaded: LoadedPage): Promise<void> {
    const changed = findChangeDate(loaded.page, this.#options.changeDates)
    const writeShared = await this.#prepareShared(loaded, this.#toKey(loaded, changed), changed)
    const source = toSource(loaded.page)
    for (const [path, content] of await this.#renderOwnAlternates(loaded, changed)) {
      this.#options.output.write(path, content, source)
    }
    await writeShared()
  }

  /** Writes the document of a page that redirects to an external address. */
  writeRedirect(page: Page): void {
    const document = this.#frame.layout.renderRedirect(page.frontmatter.url ?? '/')
    this.#options.output.write(this.#site.addresses.toOutputPath(page.permalink), document, toSource(page))
  }

  /** Ends the files that grow page by page. */
  async finish(): Promise<void> {
    const end = this.#index.toEnd(await this.#fullText.finish())
    this.#addToIndex(end, 0)
    this.#textFacts.save()
  }

  /** Finds the path of a page's feed if it was not written because `siteUrl` is not known. */
  findWithheld({ page, head }: LoadedPage): string | undefined {
    return this.#alternates.findWithheldFeed(page, head)
  }

  /** Renders the document of a page, for its own address and for others that show it. */
  async #renderDocuments(
    { page, head, readBody }: LoadedPage,
    changed: string | undefined,
    card: SocialCard | undefined,
  ): Promise<[string, string][]> {
    const { content, styles, endpointUrl } = await readBody()
    const view = {
      page,
      content,
      assetUsage: head.assetUsage,
      toc: head.toc,
      styles,
      endpointUrl,
      ...this.#pagination.toNeighbors(page),
      ...this.#alternates.toLinks(page, head),
      changed,
      cardPath: card?.path,
    }
    const { layout } = this.#frame
    const copies = this.#listCopies(page)
    const copy = copies.length === 0 ? '' : layout.renderPage({ ...view, isCopy: true })
    return [
      [this.#site.addresses.toOutputPath(page.permalink), layout.renderPage(view)],
      ...copies.map((permalink): [string, string] => [toCopyPath(permalink), copy]),
    ]
  }

  async #writeCard(card: SocialCard): Promise<void> {
    if (this.#cardPaths.has(card.path)) return
    this.#cardPaths.add(card.path)
    const draw = this.#options.cards?.draw
    await this.#options.steps.run(card.path, async (out) => draw && out.write(card.path, await draw(card)))
  }

  /** The other addresses of a page. */
  #listCopies(page: Page): string[] {
    return [...this.#site.entries.copies].flatMap(([permalink, copied]) => (copied === page ? [permalink] : []))
  }

  async #renderOwnAlternates(
    { page, head, readBody, readText }: LoadedPage,
    changed: string | undefined,
  ): Promise<[string, string | Uint8Array][]> {
    const files: [string, string | Uint8Array][] = []
    const output: Pick<StepOutput, 'write'> = { write: (path, content) => files.push([path, content]) }
    this.#alternates.write(page, { head, body: await readBody(), text: await readText() }, output, changed)
    const text = files.find(([path]) => path === toTextPath(page.permalink))?.[1] ?? ''
    return [...files, ...this.#listCopies(page).map((permalink) => [toTextPath(permalink), text] as [string, string])]
  }

  /** The key of everything that the files of a page depend on. */
  #toKey({ page, key }: LoadedPage, changed: string | undefined): string {
    return toHash(this.#frame.key, key, page.permalink, changed ?? '')
  }

  /** Writes the model of the page's playground. Returns a function that writes what the page adds to other shared files. */
  async #prepareShared(
    { page, head, readBody, readText }: LoadedPage,
    key: string,
    changed: string | undefined,
  ): Promise<() => Promise<void>> {
    const { steps } = this.#options
    const toFullText = (text: string) => this.#alternates.toFullText(page, text, changed)
    let facts = this.#textFacts.find(key)
    let read: FullText['read'] = async () => toFullText(await readText()) ?? ''
    if (facts === undefined) {
      const text = await readText()
      const part = toFullText(text)
      const tokens = countTokens(this.#alternates.toMarkdown(page, text, changed))
      facts = this.#textFacts.set(key, { fullLength: part?.length ?? null, tokens })
      // Only the text of a page that was just rendered stays in memory until its file is complete, not its record.
      read = () => part ?? ''
    }
    const { fullLength, tokens } = facts
    const modelPath = this.#alternates.findModelPath(head)
    if (modelPath !== undefined && !this.#modelPaths.has(modelPath)) {
      await steps.run(`playground ${modelPath}`, async (out) =>
        out.write(modelPath, JSON.stringify((await readBody()).playgroundModel)),
      )
      this.#modelPaths.add(modelPath)
    }
    return async () => {
      if (fullLength !== null) await this.#fullText.add({ key, length: fullLength, read })
      this.#addToIndex(this.#index.toEntry(page, { summary: head.facts.summary, toc: head.toc, tokens, changed }))
    }
  }

  /** Adds a text to the index of the site. Writing every entry by itself would take as long as writing the page. */
  #addToIndex(text = '', chunk = INDEX_CHUNK): void {
    this.#indexText += text
    if (this.#indexText.length <= chunk) return
    this.#options.output.append(SITE_INDEX_FILE, this.#indexText)
    this.#indexText = ''
  }
}

/** The file of a page. Undefined for a page that is generated: all pages of a spec would have the same. */
function toSource({ file, content }: Page): string | undefined {
  return content === undefined ? file : undefined
}
