import { IN_CODE, NAMES, PLACE_CODES, type PlaceName, STRENGTHS, TEXT_CODES } from './format/index-files.ts'
import { listTokenTexts } from './format/tokens.ts'
import type { TermTable, TokenTerms } from './term-table.ts'
import type { WordCount } from './to-search-facts.ts'

/** What of a page is searched. */
export interface PageTexts {
  /** What its places are called: first the page itself, then its headings and fields. */
  places: readonly Partial<Record<PlaceName, string>>[]
  words: readonly WordCount[]
  code: readonly string[]
}

/** Where a stem stands. Number and code of a place or page are one number, `number * codes + code`. */
export interface StemPostings {
  places: number[]
  pages: number[]
  /** How many pages hold it anywhere. */
  holders: number
}

/** The places and pages of a few pages that hold each stem. */
export interface Postings {
  /** Adds a page. Places and pages are numbered as they come. */
  addPage(page: PageTexts): void
  /** By the number of the stem. */
  stems: ReadonlyMap<number, StemPostings>
  /** What the pages hold, each once. */
  tokens: ReadonlySet<TokenTerms>
}

/** Collects postings. @param terms knows the stems of tokens */
export function createPostings({ find }: Pick<TermTable, 'find'>): Postings {
  const stems = new Map<number, StemPostings>()
  const tokens = new Set<TokenTerms>()
  const counts: number[] = []
  let placeCount = 0
  let pageCount = 0

  function readStem(stem: number): StemPostings {
    const known = stems.get(stem)
    if (known !== undefined) return known
    const created = { places: [], pages: [], holders: 0 }
    stems.set(stem, created)
    return created
  }

  function listStems(token: string): readonly number[] {
    const terms = find(token)
    tokens.add(terms)
    return terms.stems
  }

  /** Names come before texts: what a page has in a name needs no posting of its text. */
  function addPlaces(places: PageTexts['places']): Set<number> {
    const named = new Set<number>()
    for (const [place, names] of places.entries()) {
      for (const [stem, code] of listNames(names, listStems)) {
        readStem(stem).places.push((placeCount + place) * PLACE_CODES + code)
        named.add(stem)
      }
    }
    for (const stem of named) readStem(stem).holders += 1
    return named
  }

  function addText(stem: number, code: number): void {
    const postings = readStem(stem)
    postings.pages.push(pageCount * TEXT_CODES + code)
    postings.holders += 1
  }

  /** Counts in one list that serves all pages: this is where most of the time goes. Gives the stems that were found. */
  function count(words: readonly WordCount[]): number[] {
    const found: number[] = []
    for (const [word, times] of words) {
      for (const stem of listStems(word)) {
        const before = counts[stem] ?? 0
        if (before === 0) found.push(stem)
        counts[stem] = before + times
      }
    }
    return found
  }

  return {
    stems,
    tokens,
    addPage({ places, words, code }) {
      const seen = addPlaces(places)
      for (const stem of count(words)) {
        if (!seen.has(stem)) addText(stem, IN_CODE + 1 + toStrength(counts[stem] ?? 0))
        seen.add(stem)
        counts[stem] = 0
      }
      for (const token of code) {
        for (const stem of listStems(token)) {
          if (!seen.has(stem)) addText(stem, IN_CODE)
          seen.add(stem)
        }
      }
      placeCount += places.length
      pageCount += 1
    },
  }
}

/** Stem → code of what a place is called. The weightiest name that holds a stem is the one that counts. */
function listNames(
  names: PageTexts['places'][number],
  listStems: (token: string) => readonly number[],
): Map<number, number> {
  const codes = new Map<number, number>()
  for (const [position, name] of NAMES.entries()) {
    const text = names[name]
    if (!text) continue
    const stems = listTokenTexts(text).flatMap(listStems)
    // A word is the stronger, the less else the name says.
    const strength = stems.length <= 2 ? 2 : stems.length <= 4 ? 1 : 0
    for (const stem of stems) codes.set(stem, position * STRENGTHS + strength)
  }
  return codes
}

function toStrength(times: number): number {
  return times >= 5 ? 2 : times >= 2 ? 1 : 0
}
