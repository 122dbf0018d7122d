import { IN_CODE, NAMES, PLACE_CODES, type PlaceName, STRENGTHS, TEXT_CODES } from './format/index-files.ts'
import { listTokenTexts } from './format/tokens.ts'
import type { Stem, StemPostings, TermTable, TokenTerms } from './term-table.ts'

/** What of a page is searched. */
export interface PageTexts {
  /** What its places are called: first the page itself, then its headings and fields. */
  places: readonly Partial<Record<PlaceName, string>>[]
  /** Words of its text, each once. */
  words: readonly string[]
  /** How often each of them stands there. */
  times: readonly number[]
  /** Words of its code. */
  code: readonly string[]
}

/** The places and pages of a few pages that hold each stem. They are numbered as they come. */
export interface Postings {
  stems: readonly { stem: Stem; postings: StemPostings }[]
  /** What the pages hold, each once. */
  tokens: readonly TokenTerms[]
}

/** What is collected of the pages so far. */
interface Collected {
  terms: TermTable
  stems: { stem: Stem; postings: StemPostings }[]
  tokens: TokenTerms[]
  places: number
  pages: number
}

/**
 * Collects the postings of some pages. Most of the time of an index goes here, so nothing in it is a closure: functions that
 * are made anew for each part would be compiled anew for each.
 */
export function collectPostings(pages: readonly PageTexts[], terms: TermTable): Postings {
  const collected: Collected = { terms, stems: [], tokens: [], places: 0, pages: 0 }
  for (const page of pages) addPage(page, collected)
  for (const { stem } of collected.stems) stem.postings = undefined
  for (const token of collected.tokens) token.isListed = false
  return collected
}

function addPage({ places, words, times, code }: PageTexts, collected: Collected): void {
  addPlaces(places, collected)
  addWords(words, times, collected)
  addCode(code, collected)
  collected.places += places.length
  collected.pages += 1
  collected.terms.pages += 1
}

/** Names come before texts: what a page has in a name needs no posting of its text. */
function addPlaces(places: PageTexts['places'], collected: Collected): void {
  for (const [place, names] of places.entries()) {
    for (const [stem, code] of listNames(names, collected)) {
      const postings = hold(stem, collected)
      postings.places.push((collected.places + place) * PLACE_CODES + code)
    }
  }
}

function addWords(words: readonly string[], times: readonly number[], collected: Collected): void {
  const found: Stem[] = []
  for (let at = 0; at < words.length; at++) {
    const { stems } = take(words[at] as string, collected)
    for (let index = 0; index < stems.length; index++) {
      const stem = stems[index] as Stem
      if (stem.times === 0) found.push(stem)
      stem.times += times[at] as number
    }
  }
  for (const stem of found) {
    addText(stem, IN_CODE + 1 + toStrength(stem.times), collected)
    stem.times = 0
  }
}

function addCode(code: readonly string[], collected: Collected): void {
  for (const token of code) for (const stem of take(token, collected).stems) addText(stem, IN_CODE, collected)
}

/** Adds a posting of the page at hand, unless it has the stem already. */
function addText(stem: Stem, code: number, collected: Collected): void {
  if (stem.page === collected.terms.pages) return
  hold(stem, collected).pages.push(collected.pages * TEXT_CODES + code)
}

/** The postings of a stem that the page at hand holds. */
function hold(stem: Stem, { terms, stems }: Collected): StemPostings {
  const postings = stem.postings ?? { places: [], pages: [], holders: 0 }
  if (stem.postings === undefined) {
    stem.postings = postings
    stems.push({ stem, postings })
  }
  if (stem.page !== terms.pages) postings.holders += 1
  stem.page = terms.pages
  return postings
}

function take(token: string, { terms, tokens }: Collected): TokenTerms {
  const found = terms.find(token)
  if (!found.isListed) {
    found.isListed = true
    tokens.push(found)
  }
  return found
}

/** Stem → code of what a place is called. The weightiest name that holds a stem is the one that counts. */
function listNames(names: PageTexts['places'][number], collected: Collected): Map<Stem, number> {
  const codes = new Map<Stem, number>()
  for (const [position, name] of NAMES.entries()) {
    const text = names[name]
    if (!text) continue
    const stems = listTokenTexts(text).flatMap((token) => take(token, collected).stems)
    // A word is the stronger, the less else the name says.
    const strength = stems.length <= 2 ? 2 : stems.length <= 4 ? 1 : 0
    for (const stem of stems) codes.set(stem, position * STRENGTHS + strength)
  }
  return codes
}

function toStrength(times: number): number {
  return times >= 5 ? 2 : times >= 2 ? 1 : 0
}
