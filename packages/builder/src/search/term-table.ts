import { toTerms } from './format/tokens.ts'
import type { Stemmer } from './load-stemmer.ts'

/** A token taken apart. One object for all that are written alike. */
export interface TokenTerms {
  /** The token as the index knows it, and its parts. */
  words: readonly string[]
  /** The numbers of their stems, each once. */
  stems: readonly number[]
}

/** The terms of an index, each with its stem. Stems are numbered as they come. */
export interface TermTable {
  find(token: string): TokenTerms
  findStem(word: string): number
  /** A stem by its number. */
  toStem(number: number): string
}

/** Creates an empty table. Every token is taken apart once, however often it comes. */
export function createTermTable(stem: Stemmer): TermTable {
  const words = new Map<string, number>()
  const numbers = new Map<string, number>()
  const stems: string[] = []
  const known = new Map<string, TokenTerms>()

  function findStem(word: string): number {
    const found = words.get(word)
    if (found !== undefined) return found
    const written = /^\p{L}{3,}$/u.test(word) ? stem(word) : word
    const number = numbers.get(written) ?? stems.push(written) - 1
    numbers.set(written, number)
    words.set(word, number)
    return number
  }

  return {
    find(token) {
      const found = known.get(token)
      if (found !== undefined) return found
      const { whole, parts } = toTerms(token)
      const read = [...new Set([whole, ...parts])].filter((term) => term !== '')
      const terms = { words: read, stems: [...new Set(read.map(findStem))] }
      known.set(token, terms)
      return terms
    },
    findStem,
    toStem: (number) => stems[number] ?? '',
  }
}
