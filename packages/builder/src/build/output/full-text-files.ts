import { toHash } from '../../core/index.ts'
import { FullTextParts } from '../../emit/index.ts'
import type { BuildSteps } from './build-steps.ts'

/** The Markdown of a page in the file for all pages. */
export interface FullText {
  /** Pages with the same key have the same text. */
  key: string
  /** In characters. */
  length: number
  read: () => string | Promise<string>
}

/**
 * Writes the files with the Markdown of all pages. The lengths of texts decide which pages share a file, so the texts of a
 * file that the last build wrote with the same pages are not read.
 */
export class FullTextFiles {
  readonly #steps: BuildSteps
  readonly #parts = new FullTextParts()
  /** The file that is complete when the next one starts, and its pages. */
  #path: string | undefined
  #pages: FullText[] = []

  constructor(steps: BuildSteps) {
    this.#steps = steps
  }

  /** Adds a page, in reading order. */
  async add(page: FullText): Promise<void> {
    const path = this.#parts.next(page.length)
    if (path !== this.#path) await this.#write()
    this.#path = path
    this.#pages.push(page)
  }

  /** Writes the last file. Returns the paths of all files. */
  async finish(): Promise<readonly string[]> {
    await this.#write()
    return this.#parts.files
  }

  async #write(): Promise<void> {
    const path = this.#path
    const pages = this.#pages
    this.#pages = []
    if (path === undefined || pages.length === 0) return
    const key = toHash(...pages.map((page) => page.key))
    await this.#steps.run(`full text ${path} ${key}`, async (output) => {
      for (const page of pages) output.append(path, await page.read())
    })
  }
}
