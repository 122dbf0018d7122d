/** The Markdown of all pages in one file. On large sites, its first part. */
export const FULL_TEXT_FILE = 'llms-full.txt'

/** How many characters a part has at most, unless it contains a single page. */
const MAX_PART_LENGTH = 1_000_000

/** Divides the Markdown of all pages into files that programs can read. Pages are never divided. */
export class FullTextParts {
  /** The files so far, in order. */
  readonly files: string[] = []
  #length = 0

  /** The file for the next page. @param length of its text, in characters */
  next(length: number): string {
    const isFull = this.#length > 0 && this.#length + length > MAX_PART_LENGTH
    if (this.files.length === 0 || isFull) {
      this.files.push(this.files.length === 0 ? FULL_TEXT_FILE : `llms-full-${this.files.length + 1}.txt`)
      this.#length = 0
    }
    this.#length += length
    return this.files.at(-1) ?? FULL_TEXT_FILE
  }
}
