import {
  COMMON_PART,
  IN_CODE,
  NAMES,
  PLACE_CODES,
  type PlaceName,
  STRENGTHS,
  TEXT_CODES,
} from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import type { TermTable } from './term-table.ts'
import type { WordCount } from './to-search-facts.ts'

/** What of a page is searched. */
export interface PageTexts {
  /** What its places are called: first the page itself, then its headings and fields. */
  places: readonly Partial<Record<PlaceName, string>>[]
  words: readonly WordCount[]
  code: readonly string[]
}

/** The places and pages that hold each stem. */
export interface Postings {
  /** Adds a page. Places and pages are numbered as they come. */
  addPage(page: PageTexts): void
  /** The postings of a stem, as `PostingsShard` holds them. */
  toText(stem: number): string
  /** Whether a word is of the kind that nobody asks for: of the code of a single page, long or with digits. */
  isDispensable(word: string, stem: number): boolean
}

/** In an index of more pages than this, the texts that hold a common word are not listed. */
const MANY_PAGES = 100

const LONG = 20

/**
 * Number and code as one number, `number * codes + code`: most of the memory of a large site's index is in these lists.
 */
interface StemPostings {
  places: number[]
  pages: number[]
  /** How many pages hold it anywhere. */
  holders: number
}

/** Collects postings. @param terms knows the stems of texts and words */
export function createPostings({ visitStems, listStems }: Pick<TermTable, 'visitStems' | 'listStems'>): Postings {
  const postings: StemPostings[] = []
  const counter = createCounter(listStems)
  let placeCount = 0
  let pageCount = 0

  const readStem = (stem: number): StemPostings => {
    postings[stem] ??= { places: [], pages: [], holders: 0 }
    return postings[stem]
  }

  /** Names come before texts: what a page has in a name needs no posting of its text. */
  function addPlaces(places: PageTexts['places']): Set<number> {
    const named = new Set<number>()
    for (const [place, names] of places.entries()) {
      for (const [stem, code] of listNames(names, visitStems)) {
        readStem(stem).places.push((placeCount + place) * PLACE_CODES + code)
        named.add(stem)
      }
    }
    for (const stem of named) readStem(stem).holders += 1
    return named
  }

  function addText(stem: number, code: number): void {
    const { pages } = readStem(stem)
    pages.push(pageCount * TEXT_CODES + code)
    readStem(stem).holders += 1
  }

  return {
    addPage({ places, words, code }) {
      const named = addPlaces(places)
      const inText = counter.count(words)
      for (const { stem, times } of inText) if (!named.has(stem)) addText(stem, IN_CODE + 1 + toStrength(times))
      const seen = new Set(inText.map(({ stem }) => stem))
      for (const stem of new Set(code.flatMap(listStems)))
        if (!named.has(stem) && !seen.has(stem)) addText(stem, IN_CODE)
      placeCount += places.length
      pageCount += 1
    },
    toText(stem) {
      const { places, pages, holders } = readStem(stem)
      const isCommon = pageCount > MANY_PAGES && holders > pageCount * COMMON_PART
      const named = toDistances(places, PLACE_CODES)
      return toNumberText([holders, named.length, ...named, ...(isCommon ? [] : toDistances(pages, TEXT_CODES))])
    },
    isDispensable(word, stem) {
      const { places, pages } = readStem(stem)
      const [first = 0] = pages
      if (places.length > 0 || pages.length !== 1 || first % TEXT_CODES !== IN_CODE) return false
      return word.length >= LONG || /\d/.test(word)
    },
  }
}

/** Stem → code of what a place is called. The weightiest name that holds a stem is the one that counts. */
function listNames(names: PageTexts['places'][number], visitStems: TermTable['visitStems']): Map<number, number> {
  const codes = new Map<number, number>()
  for (const [position, name] of NAMES.entries()) {
    const text = names[name]
    if (!text) continue
    const stems: number[] = []
    visitStems(text, (stem) => stems.push(stem))
    // A word is the stronger, the less else the name says.
    const strength = stems.length <= 2 ? 2 : stems.length <= 4 ? 1 : 0
    for (const stem of stems) codes.set(stem, position * STRENGTHS + strength)
  }
  return codes
}

/** Counts the stems of words, in one list that serves all pages: this is where most of the time goes. */
function createCounter(listStems: TermTable['listStems']) {
  const counts: number[] = []
  return {
    count(words: readonly WordCount[]): { stem: number; times: number }[] {
      const found: number[] = []
      for (const [word, times] of words) {
        for (const stem of listStems(word)) {
          const before = counts[stem] ?? 0
          if (before === 0) found.push(stem)
          counts[stem] = before + times
        }
      }
      return found.map((stem) => {
        const counted = { stem, times: counts[stem] ?? 0 }
        counts[stem] = 0
        return counted
      })
    },
  }
}

function toStrength(times: number): number {
  return times >= 5 ? 2 : times >= 2 ? 1 : 0
}

/** The distance of each number from the one before, and its code, as one number. */
function toDistances(list: readonly number[], codes: number): number[] {
  let before = 0
  return list.map((posting) => {
    const number = Math.floor(posting / codes)
    const distance = number - before
    before = number
    return distance * codes + (posting % codes)
  })
}
