import { distance } from 'fastest-levenshtein'
import type { StemmedWord } from '../../../src/emit/browser.ts'

/** A word that is spelt nearly so, and how many letters are more, less, other or swapped. */
interface NearWord {
  word: string
  stem: number
  distance: number
}

/** Finds words of an index, which come in order. */
export interface WordFinder {
  findStem(word: string): number | undefined
  /** Words that begin so, but for the word itself. */
  listBegun(beginning: string): readonly StemmedWord[]
  listNear(word: string, most: number): readonly NearWord[]
}

export function createWordFinder(words: readonly StemmedWord[]): WordFinder {
  /** Position of the first word that is not before this one. */
  function findPosition(word: string): number {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((words[middle]?.[0] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    findStem(word) {
      const found = words[findPosition(word)]
      return found?.[0] === word ? found[1] : undefined
    },
    listBegun(beginning) {
      const first = findPosition(beginning)
      let end = first
      while (words[end]?.[0].startsWith(beginning)) end += 1
      return words.slice(words[first]?.[0] === beginning ? first + 1 : first, end)
    },
    listNear: (word, most) => listNear(word, most, words),
  }
}

/** Two neighbours in the wrong order are one mistake, which the Levenshtein distance counts as two. */
function listNear(asked: string, most: number, words: readonly StemmedWord[]): NearWord[] {
  const swapped = new Set(listSwapped(asked))
  const near: NearWord[] = []
  for (const [word, stem] of words) {
    // The difference in length is a lower bound of the distance: most words need no more than this.
    if (Math.abs(word.length - asked.length) > most) continue
    const mistakes = swapped.has(word) ? 1 : distance(word, asked)
    if (mistakes <= most) near.push({ word, stem, distance: mistakes })
  }
  return near
}

/** A word with each two neighbours swapped. */
function listSwapped(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  )
}
