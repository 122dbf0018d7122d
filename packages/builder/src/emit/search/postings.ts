import { IN_CODE, NAMES, PLACE_CODES, type PlaceName, STRENGTHS, TEXT_CODES } from './format/index-files.ts'
import { listTokenTexts } from './format/tokens.ts'
import type { Stem, TermTable, TokenTerms } from './term-table.ts'

/** The searchable texts of a page. */
export interface PageTexts {
  /** The names of its places: first the page itself, then its headings and fields. */
  places: readonly Partial<Record<PlaceName, string>>[]
  /** The words of its text, each once. */
  words: readonly string[]
  /** How often each of these words occurs. */
  times: readonly number[]
  /** The words of its code. */
  code: readonly string[]
}

/** Where a stem occurs. The number and the code of a place or page are one number, `number * codes + code`. */
export interface StemPostings {
  places: number[]
  pages: number[]
  /** How many pages contain it anywhere. */
  holders: number
}

/** The places and pages of some pages that contain each stem, numbered in the order of the pages. */
export interface Postings {
  stems: readonly { stem: Stem; postings: StemPostings }[]
  /** The tokens of the pages, each once. */
  tokens: readonly TokenTerms[]
}

/** Builds the postings of some pages. */
export function buildPostings(pages: readonly PageTexts[], terms: TermTable): Postings {
  const builder = new PostingsBuilder(terms)
  for (const page of pages) builder.addPage(page)
  return builder
}

/**
 * The postings so far, and what is known about each stem and token of the table. Indexing spends most of its time here,
 * so that state is in arrays by number instead of maps, and the code is in methods: closures would be compiled again for
 * each part of an index.
 */
class PostingsBuilder implements Postings {
  readonly stems: { stem: Stem; postings: StemPostings }[] = []
  readonly tokens: TokenTerms[] = []
  readonly #terms: TermTable
  #placeCount = 0
  #pageCount = 0
  /** Stem → its position in `stems` plus 1. 0 if no page so far contains it. */
  #positions = new Int32Array(1024)
  /** Stem → the number of the last page that contains it plus 1. 0 for none. */
  #lastPages = new Int32Array(1024)
  /** Stem → how often the current page contains it. 0 except while the words of a page are counted. */
  #times = new Int32Array(1024)
  /** Token → whether it is in `tokens`: 1 or 0. */
  #isListed = new Uint8Array(1024)

  constructor(terms: TermTable) {
    this.#terms = terms
  }

  addPage({ places, words, times, code }: PageTexts): void {
    this.#addPlaces(places)
    this.#addWords(words, times)
    this.#addCode(code)
    this.#placeCount += places.length
    this.#pageCount += 1
  }

  /** Names come before texts: a stem in a name of a page needs no posting of its text. */
  #addPlaces(places: PageTexts['places']): void {
    for (const [place, names] of places.entries()) {
      for (const [stem, code] of this.#toNameCodes(names)) {
        this.#resolvePostings(stem).places.push((this.#placeCount + place) * PLACE_CODES + code)
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
    if (this.#lastPages[stem.number] === this.#pageCount + 1) return
    this.#resolvePostings(stem).pages.push(this.#pageCount * TEXT_CODES + code)
  }

  /** The postings of a stem that the current page contains. */
  #resolvePostings(stem: Stem): StemPostings {
    let position = this.#positions[stem.number] as number
    if (position === 0) {
      position = this.stems.push({ stem, postings: { places: [], pages: [], holders: 0 } })
      this.#positions[stem.number] = position
    }
    const { postings } = this.stems[position - 1] as Postings['stems'][number]
    if (this.#lastPages[stem.number] !== this.#pageCount + 1) postings.holders += 1
    this.#lastPages[stem.number] = this.#pageCount + 1
    return postings
  }

  /** The terms of a token that the current page contains. */
  #resolveToken(token: string): TokenTerms {
    const found = this.#terms.resolve(token)
    if (this.#terms.stemCount > this.#times.length) {
      const size = this.#terms.stemCount * 2
      this.#positions = toLarger(this.#positions, new Int32Array(size))
      this.#lastPages = toLarger(this.#lastPages, new Int32Array(size))
      this.#times = toLarger(this.#times, new Int32Array(size))
    }
    if (this.#terms.tokenCount > this.#isListed.length) {
      this.#isListed = toLarger(this.#isListed, new Uint8Array(this.#terms.tokenCount * 2))
    }
    if (this.#isListed[found.number] === 0) {
      this.#isListed[found.number] = 1
      this.tokens.push(found)
    }
    return found
  }

  /** Stem → code of the name of a place. If several names contain a stem, the most important one counts. */
  #toNameCodes(names: PageTexts['places'][number]): Map<Stem, number> {
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
