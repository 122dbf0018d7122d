import { findChangeDate, type Page, toHash, toTextPath } from '../../core/index.ts'
import {
  type Alternates,
  createAlternates,
  createSiteIndex,
  FullTextParts,
  SITE_INDEX_FILE,
  type SiteIndex,
  toCopyPath,
} from '../../emit/index.ts'
import { createPagination } from '../../site/index.ts'
import type { BuildIo } from '../build-options.ts'
import type { LoadedPage } from '../pages/page-records.ts'
import type { Frame } from '../site/create-frame.ts'
import type { Site } from '../site/site.ts'
import type { BuildSteps, StepOutput } from './build-steps.ts'

export interface PageWriterOptions {
  output: StepOutput
  steps: BuildSteps
  changeDates?: BuildIo['changeDates']
}

/** Writes the files of single pages: the document, and its alternates for programs. */
export class PageWriter {
  readonly #site: Pick<Site, 'addresses' | 'entries'>
  readonly #frame: Frame
  readonly #options: PageWriterOptions
  readonly #alternates: Alternates
  readonly #pagination: ReturnType<typeof createPagination>
  readonly #index: SiteIndex
  readonly #fullText = new FullTextParts()
  /** Paths of the playground models that are written. Pages of one operation share a model. */
  readonly #modelPaths = new Set<string>()

  constructor(site: Site, frame: Frame, options: PageWriterOptions) {
    this.#site = site
    this.#frame = frame
    this.#options = options
    this.#alternates = createAlternates(site)
    this.#index = createSiteIndex(site)
    this.#pagination = createPagination(site.tree)
  }

  /** Writes the document of a page and its alternates. If a part cannot be rendered, nothing of the page is written. */
  async write(loaded: LoadedPage): Promise<void> {
    const { page, key } = loaded
    const changed = findChangeDate(page, this.#options.changeDates)
    const writeShared = await this.#prepareShared(loaded)
    await this.#options.steps.run(
      `page ${toHash(this.#frame.key, key, page.permalink, changed ?? '')}`,
      async (output) => {
        const documents = await this.#renderDocuments(loaded, changed)
        const alternates = await this.#renderOwnAlternates(loaded, changed)
        const source = toSource(page)
        for (const [path, content] of [...documents, ...alternates]) output.write(path, content, source)
      },
    )
    writeShared()
  }

  /** Writes the alternates of a page without its document. */
  async writeAlternates(loaded: LoadedPage): Promise<void> {
    const writeShared = await this.#prepareShared(loaded)
    const source = toSource(loaded.page)
    const changed = findChangeDate(loaded.page, this.#options.changeDates)
    for (const [path, content] of await this.#renderOwnAlternates(loaded, changed)) {
      this.#options.output.write(path, content, source)
    }
    writeShared()
  }

  /** Writes the document of a page that redirects to an external address. */
  writeRedirect(page: Page): void {
    const document = this.#frame.layout.renderRedirect(page.frontmatter.url ?? '/')
    this.#options.output.write(this.#site.addresses.toOutputPath(page.permalink), document, toSource(page))
  }

  /** Ends the files that grow page by page. */
  finish(): void {
    const end = this.#index.toEnd(this.#fullText.files)
    if (end !== undefined) this.#options.output.append(SITE_INDEX_FILE, end)
  }

  /** Finds the path of a page's feed if it was not written because `siteUrl` is not known. */
  findWithheld({ page, head }: LoadedPage): string | undefined {
    return this.#alternates.findWithheldFeed(page, head)
  }

  /** Renders the document of a page, for its own address and for others that show it. */
  async #renderDocuments(
    { page, head, readBody }: LoadedPage,
    changed: string | undefined,
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
    }
    const { layout } = this.#frame
    const copies = this.#listCopies(page)
    const copy = copies.length === 0 ? '' : layout.renderPage({ ...view, isCopy: true })
    return [
      [this.#site.addresses.toOutputPath(page.permalink), layout.renderPage(view)],
      ...copies.map((permalink): [string, string] => [toCopyPath(permalink), copy]),
    ]
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

  /** Writes the model of the page's playground. Returns a function that writes what the page adds to other shared files. */
  async #prepareShared({ page, head, readBody, readText }: LoadedPage): Promise<() => void> {
    const { output, steps } = this.#options
    const text = await readText()
    const changed = findChangeDate(page, this.#options.changeDates)
    const part = this.#alternates.toFullText(page, text, changed)
    const modelPath = this.#alternates.findModelPath(head)
    if (modelPath !== undefined && !this.#modelPaths.has(modelPath)) {
      await steps.run(`playground ${modelPath}`, async (out) =>
        out.write(modelPath, JSON.stringify((await readBody()).playgroundModel)),
      )
      this.#modelPaths.add(modelPath)
    }
    return () => {
      if (part !== undefined) output.append(this.#fullText.next(part), part)
      const published = this.#alternates.toMarkdown(page, text, changed)
      const facts = { summary: head.facts.summary, toc: head.toc, text: published, changed }
      const entry = this.#index.toEntry(page, facts)
      if (entry !== undefined) output.append(SITE_INDEX_FILE, entry)
    }
  }
}

/** The file of a page. Undefined for a page that is generated: all pages of a spec would have the same. */
function toSource({ file, content }: Page): string | undefined {
  return content === undefined ? file : undefined
}
