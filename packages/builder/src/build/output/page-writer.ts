import { type Page, toHash, toOutputPath } from '../../core/index.ts'
import { type Alternates, createAlternates, FULL_TEXT_FILE } from '../../emit/index.ts'
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
  readonly #frame: Frame
  readonly #options: PageWriterOptions
  readonly #alternates: Alternates
  readonly #pagination: ReturnType<typeof createPagination>
  /** Paths of the playground models that are written. Pages of one operation share a model. */
  readonly #modelPaths = new Set<string>()

  constructor(site: Site, frame: Frame, options: PageWriterOptions) {
    this.#frame = frame
    this.#options = options
    this.#alternates = createAlternates(site)
    this.#pagination = createPagination(site.tree)
  }

  /** Writes the document of a page and its alternates. If a part cannot be rendered, nothing of the page is written. */
  async write(loaded: LoadedPage): Promise<void> {
    const { page, key } = loaded
    const changed = this.#options.changeDates?.get(page.file)
    const writeShared = await this.#prepareShared(loaded)
    await this.#options.steps.run(
      `page ${toHash(this.#frame.key, key, page.permalink, changed ?? '')}`,
      async (output) => {
        const document = await this.#renderDocument(loaded, changed)
        const alternates = await this.#renderOwnAlternates(loaded)
        const source = toSource(page)
        output.write(toOutputPath(page.permalink), document, source)
        for (const [path, content] of alternates) output.write(path, content, source)
      },
    )
    writeShared()
  }

  /** Writes the alternates of a page without its document. */
  async writeAlternates(loaded: LoadedPage): Promise<void> {
    const writeShared = await this.#prepareShared(loaded)
    const source = toSource(loaded.page)
    for (const [path, content] of await this.#renderOwnAlternates(loaded)) {
      this.#options.output.write(path, content, source)
    }
    writeShared()
  }

  /** Writes the document of a page that redirects to an external address. */
  writeRedirect(page: Page): void {
    const document = this.#frame.layout.renderRedirect(page.frontmatter.url ?? '/')
    this.#options.output.write(toOutputPath(page.permalink), document, toSource(page))
  }

  /** Finds the path of a page's feed if it was not written because `siteUrl` is not known. */
  findWithheld({ page, head }: LoadedPage): string | undefined {
    return this.#alternates.findWithheldFeed(page, head)
  }

  async #renderDocument({ page, head, readBody }: LoadedPage, changed: string | undefined): Promise<string> {
    const { content, toc, styles } = await readBody()
    return this.#frame.layout.renderPage({
      page,
      content,
      assetUsage: head.assetUsage,
      toc,
      styles,
      ...this.#pagination.toNeighbors(page),
      ...this.#alternates.toLinks(page, head),
      changed,
    })
  }

  async #renderOwnAlternates({ page, head, readBody, readText }: LoadedPage): Promise<[string, string | Uint8Array][]> {
    const files: [string, string | Uint8Array][] = []
    const output: Pick<StepOutput, 'write'> = { write: (path, content) => files.push([path, content]) }
    this.#alternates.write(page, { head, body: await readBody(), text: await readText() }, output)
    return files
  }

  /** Writes the model of the page's playground. Returns a function that writes what the page adds to other shared files. */
  async #prepareShared({ page, head, readBody, readText }: LoadedPage): Promise<() => void> {
    const { output, steps } = this.#options
    const part = this.#alternates.toFullText(page, await readText())
    const modelPath = this.#alternates.findModelPath(head)
    if (modelPath !== undefined && !this.#modelPaths.has(modelPath)) {
      await steps.run(`playground ${modelPath}`, async (out) =>
        out.write(modelPath, JSON.stringify((await readBody()).playgroundModel)),
      )
      this.#modelPaths.add(modelPath)
    }
    return () => {
      if (part !== undefined) output.append(FULL_TEXT_FILE, part)
    }
  }
}

/** The file of a page. Undefined for a page that is generated: all pages of a spec would have the same. */
function toSource({ file, content }: Page): string | undefined {
  return content === undefined ? file : undefined
}
