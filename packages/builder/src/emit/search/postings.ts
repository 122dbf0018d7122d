import { IN_CODE, LOCATION_CODES, type LocationName, NAMES, STRENGTHS, TEXT_CODES } from './format/index-files.ts'
import { listTokenTexts } from './format/tokens.ts'
import type { Stemmer } from './load-stemmer.ts'
import { createTermTable, type Stem, type TermTable, type TokenTerms } from './term-table.ts'

/** The searchable texts of a page. */
export interface PageTexts {
  /** The names of its locations: first the page itself, then its headings and fields. */
  locations: readonly Partial<Record<LocationName, string>>[]
  /** The words of its text, each once. */
  words: readonly string[]
  /** How often each of these words occurs. */
  times: readonly number[]
  /** The words of its code. */
  code: readonly string[]
}

/** Where a stem occurs. The number and the code of a location or page are one number, `number * codes + code`. */
export interface StemPostings {
  locations: number[]
  pages: number[]
  /** How many pages contain it anywhere. */
  holders: number
}

/** The locations and pages of some pages that contain each stem, numbered in the order of the pages. */
export interface Postings {
  stems: readonly { stem: Stem; postings: StemPostings }[]
  /** The tokens of the pages, each once. */
  tokens: readonly TokenTerms[]
}

/**
 * Builds the postings of the parts of an index. Indexing spends most of its time here, so what is known about a stem or
 * token is in arrays by number instead of maps. The arrays are used for all parts.
 */
export class PostingsBuilder {
  readonly #terms: TermTable
  /** The stems and tokens of the current part. */
  #stems: { stem: Stem; postings: StemPostings }[] = []
  #tokens: TokenTerms[] = []
  /** The locations and pages of the current part so far. */
  #locationCount = 0
  #pageCount = 0
  /** The number of the current page, counted from 1 across all parts. */
  #currentPage = 0
  /** Stem → its position in `#stems` plus 1, or 0. */
  #positions = new Int32Array(1024)
  /** Stem → the last page that contains it, as counted by `#currentPage`. 0 for none. */
  #lastPages = new Int32Array(1024)
  /** Stem → how often the current page contains it. 0 except while the words of a page are counted. */
  #times = new Int32Array(1024)
  /** Token → whether it is in `#tokens`: 1 or 0. */
  #isListed = new Uint8Array(1024)

  constructor(stemmer: Stemmer) {
    this.#terms = createTermTable(stemmer)
  }

  /** Builds the postings of the pages of a part. */
  build(pages: readonly PageTexts[]): Postings {
    for (const page of pages) this.#addPage(page)
    const part = { stems: this.#stems, tokens: this.#tokens }
    for (const { stem } of part.stems) this.#positions[stem.number] = 0
    for (const token of part.tokens) this.#isListed[token.number] = 0
    this.#stems = []
    this.#tokens = []
    this.#locationCount = 0
    this.#pageCount = 0
    return part
  }

  #addPage({ locations, words, times, code }: PageTexts): void {
    this.#currentPage += 1
    this.#addLocations(locations)
    this.#addWords(words, times)
    this.#addCode(code)
    this.#locationCount += locations.length
    this.#pageCount += 1
  }

  /** Names come before texts: a stem in a name of a page needs no posting of its text. */
  #addLocations(locations: PageTexts['locations']): void {
    for (const [location, names] of locations.entries()) {
      for (const [stem, code] of this.#toNameCodes(names)) {
        this.#resolvePostings(stem).locations.push((this.#locationCount + location) * LOCATION_CODES + code)
      }
    }
  }

  #addWords(words: readonly string[], times: readonly number[]): void {
    const found: Stem[] = []
    for (let at = 0; at < words.length; at++) {
      const { stems } = this.#resolveToken(words[at] as string)
      for (let index = 0; index < stems.length; index++) {
        const stem = stems[index] as Stem
        const before = this.#times[stem.number] as number
        if (before === 0) found.push(stem)
        this.#times[stem.number] = before + (times[at] as number)
      }
    }
    for (const stem of found) {
      this.#addText(stem, IN_CODE + 1 + toStrength(this.#times[stem.number] as number))
      this.#times[stem.number] = 0
    }
  }

  #addCode(code: readonly string[]): void {
    for (const token of code) for (const stem of this.#resolveToken(token).stems) this.#addText(stem, IN_CODE)
  }

  /** Adds a posting of the current page, unless it already has the stem. */
  #addText(stem: Stem, code: number): void {
    if (this.#lastPages[stem.number] === this.#currentPage) return
    this.#resolvePostings(stem).pages.push(this.#pageCount * TEXT_CODES + code)
  }

  /** The postings of a stem that the current page contains. */
  #resolvePostings(stem: Stem): StemPostings {
    let position = this.#positions[stem.number] as number
    if (position === 0) {
      position = this.#stems.push({ stem, postings: { locations: [], pages: [], holders: 0 } })
      this.#positions[stem.number] = position
    }
    const { postings } = this.#stems[position - 1] as Postings['stems'][number]
    if (this.#lastPages[stem.number] !== this.#currentPage) postings.holders += 1
    this.#lastPages[stem.number] = this.#currentPage
    return postings
  }

  /** The terms of a token that the current page contains. */
  #resolveToken(token: string): TokenTerms {
    const found = this.#terms.resolve(token)
    if (found.number >= this.#isListed.length) {
      this.#isListed = toLarger(this.#isListed, new Uint8Array(this.#terms.tokenCount * 2))
    }
    if (this.#isListed[found.number] === 0) {
      this.#isListed[found.number] = 1
      this.#tokens.push(found)
      this.#reserveStems()
    }
    return found
  }

  /** Makes room for the stems of a token that may be new to the table. */
  #reserveStems(): void {
    if (this.#terms.stemCount <= this.#times.length) return
    const size = this.#terms.stemCount * 2
    this.#positions = toLarger(this.#positions, new Int32Array(size))
    this.#lastPages = toLarger(this.#lastPages, new Int32Array(size))
    this.#times = toLarger(this.#times, new Int32Array(size))
  }

  /** Stem → code of the name of a location. If several names contain a stem, the most important one counts. */
  #toNameCodes(names: PageTexts['locations'][number]): Map<Stem, number> {
    const codes = new Map<Stem, number>()
    for (const [position, name] of NAMES.entries()) {
      const text = names[name]
      if (!text) continue
      const stems = listTokenTexts(text).flatMap((token) => this.#resolveToken(token).stems)
      // The fewer words a name has, the more each of them counts.
      const strength = stems.length <= 2 ? 2 : stems.length <= 4 ? 1 : 0
      for (const stem of stems) codes.set(stem, position * STRENGTHS + strength)
    }
    return codes
  }
}

function toLarger<Numbers extends Int32Array | Uint8Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers)
  return larger
}

function toStrength(times: number): number {
  return times >= 5 ? 2 : times >= 2 ? 1 : 0
}
