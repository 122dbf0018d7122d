import { distance } from 'fastest-levenshtein'
import type { StemmedWord } from '../format/word-list.ts'

/** A word with a similar spelling, and the number of letters that are added, missing, replaced or swapped. */
interface NearWord {
  word: string
  stem: number
  distance: number
}

/** Finds words of an index. */
export interface WordFinder {
  findStem(word: string): number | undefined
  /** Lists the words that start with a prefix, except the prefix itself. */
  listPrefixed(prefix: string): readonly StemmedWord[]
  listNear(word: string, maxDistance: number): readonly NearWord[]
}

/** @param words - Sorted. */
export function createWordFinder(words: readonly StemmedWord[]): WordFinder {
  /** Finds the index of the first word that is not before this one. */
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
    listPrefixed(prefix) {
      const first = findPosition(prefix)
      let end = first
      while (words[end]?.[0].startsWith(prefix)) end += 1
      return words.slice(words[first]?.[0] === prefix ? first + 1 : first, end)
    },
    listNear: (word, maxDistance) => listNear(word, maxDistance, words),
  }
}

/** Two swapped letters count as one typo. In the Levenshtein distance they are two. */
function listNear(wanted: string, maxDistance: number, words: readonly StemmedWord[]): NearWord[] {
  const swapped = new Set(listSwapped(wanted))
  const near: NearWord[] = []
  for (const [word, stem] of words) {
    // The difference in length is a lower bound of the distance and rules out most words cheaply.
    if (Math.abs(word.length - wanted.length) > maxDistance) continue
    const typos = swapped.has(word) ? 1 : distance(word, wanted)
    if (typos <= maxDistance) near.push({ word, stem, distance: typos })
  }
  return near
}

/** Lists the variants of a word with two adjacent letters swapped. */
function listSwapped(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) =>
    [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
  )
}
