import { listTokenTexts, toTerms } from './format/tokens.ts'
import type { Stemmer } from './load-stemmer.ts'

/** The terms of an index, each with its stem. Stems are numbered as they come. */
export interface TermTable {
  /** Visits the stems in a text by number, each as often as it stands there. */
  visitStems(text: string, visit: (stem: number) => void): void
  /** The numbers of the stems of a word as it stands in a text, each once. */
  listStems(word: string): readonly number[]
  /** Word → number of its stem. */
  words: ReadonlyMap<string, number>
}

/** Creates an empty table. Every token is taken apart once, however often it comes. */
export function createTermTable(stem: Stemmer): TermTable {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  const known = new Map<string, readonly number[]>()

  function findStem(word: string): number {
    const found = words.get(word)
    if (found !== undefined) return found
    const written = /^\p{L}{3,}$/u.test(word) ? stem(word) : word
    const number = stems.get(written) ?? stems.size
    stems.set(written, number)
    words.set(word, number)
    return number
  }

  function readToken(token: string): readonly number[] {
    const { whole, parts } = toTerms(token)
    const numbers = [...new Set([whole, ...parts].filter((term) => term !== '').map(findStem))]
    known.set(token, numbers)
    return numbers
  }

  const listStems = (token: string): readonly number[] => known.get(token) ?? readToken(token)

  return {
    words,
    listStems,
    visitStems(text, visit) {
      for (const token of listTokenTexts(text)) for (const stem of listStems(token)) visit(stem)
    },
  }
}
