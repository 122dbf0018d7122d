import { toTerms } from './format/tokens.ts'
import type { Stemmer } from './load-stemmer.ts'

/** A stem. There is one object for all words with that stem. */
export interface Stem {
  /** Position among all stems of the table, from 0. */
  readonly number: number
  readonly text: string
}

/** The terms of a token. There is one object for all tokens with the same spelling. */
export interface TokenTerms {
  /** Position among all tokens of the table, from 0. */
  readonly number: number
  /** The token as the index has it, and its parts. */
  readonly words: readonly string[]
  /** The stem of each word. */
  readonly stemOf: readonly Stem[]
  /** The stems, each once. */
  readonly stems: readonly Stem[]
}

/** The terms of an index, each with its stem. */
export interface TermTable {
  /** Converts a token to its terms. A new token is added to the table. */
  resolve(token: string): TokenTerms
  readonly stemCount: number
  readonly tokenCount: number
}

/** Creates an empty table. Every token is split and stemmed once, no matter how often it occurs. */
export function createTermTable(toStemText: Stemmer): TermTable {
  const stemsByWord = new Map<string, Stem>()
  const stemsByText = new Map<string, Stem>()
  const tokens = new Map<string, TokenTerms>()

  function resolveStem(word: string): Stem {
    const known = stemsByWord.get(word)
    if (known !== undefined) return known
    const text = /^\p{L}{3,}$/u.test(word) ? toStemText(word) : word
    const stem = stemsByText.get(text) ?? { number: stemsByText.size, text }
    stemsByText.set(text, stem)
    stemsByWord.set(word, stem)
    return stem
  }

  function addToken(token: string): TokenTerms {
    const { whole, parts } = toTerms(token)
    const words = [...new Set([whole, ...parts])].filter((term) => term !== '')
    const stemOf = words.map(resolveStem)
    const terms = { number: tokens.size, words, stemOf, stems: [...new Set(stemOf)] }
    tokens.set(token, terms)
    return terms
  }

  return {
    resolve: (token) => tokens.get(token) ?? addToken(token),
    get stemCount() {
      return stemsByText.size
    },
    get tokenCount() {
      return tokens.size
    },
  }
}
