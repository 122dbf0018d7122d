import { toTerms } from './format/tokens.ts'
import type { Stemmer } from './load-stemmer.ts'

/**
 * A stem, and notes of those who collect where it stands (`postings.ts`). The notes stand here and not in maps: they are
 * looked at for each word of each page.
 */
export interface Stem {
  readonly text: string
  /** How often the page at hand holds it, while its words are counted. */
  times: number
  /** Number of the last page that holds it, counted over all parts; -1 for none. */
  page: number
  /** In the part at hand. */
  postings: StemPostings | undefined
}

/** Where a stem stands. Number and code of a place or page are one number, `number * codes + code`. */
export interface StemPostings {
  places: number[]
  pages: number[]
  /** How many pages hold it anywhere. */
  holders: number
}

/** A token taken apart. One object for all that are written alike. */
export interface TokenTerms {
  /** The token as the index knows it, and its parts. */
  readonly words: readonly string[]
  /** The stem of each word. */
  readonly stemOf: readonly Stem[]
  /** The stems, each once. */
  readonly stems: readonly Stem[]
  /** Whether the part at hand holds it. */
  isListed: boolean
}

/** The terms of an index, each with its stem. */
export interface TermTable {
  find(token: string): TokenTerms
  /** How many pages were looked at so far. */
  pages: number
}

/** Creates an empty table. Every token is taken apart once, however often it comes. */
export function createTermTable(stem: Stemmer): TermTable {
  const words = new Map<string, Stem>()
  const stems = new Map<string, Stem>()
  const known = new Map<string, TokenTerms>()

  function findStem(word: string): Stem {
    const found = words.get(word)
    if (found !== undefined) return found
    const text = /^\p{L}{3,}$/u.test(word) ? stem(word) : word
    const created = stems.get(text) ?? { text, times: 0, page: -1, postings: undefined }
    stems.set(text, created)
    words.set(word, created)
    return created
  }

  function read(token: string): TokenTerms {
    const { whole, parts } = toTerms(token)
    const written = [...new Set([whole, ...parts])].filter((term) => term !== '')
    const stemOf = written.map(findStem)
    const terms = { words: written, stemOf, stems: [...new Set(stemOf)], isListed: false }
    known.set(token, terms)
    return terms
  }

  return { find: (token) => known.get(token) ?? read(token), pages: 0 }
}
