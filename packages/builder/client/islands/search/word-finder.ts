import type { StemmedWord } from '../../../src/search/format/word-list.ts'

/** A word that is spelt nearly so, and how many letters are more, less, other or swapped. */
export interface NearWord {
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

/**
 * Walks once through all words, with the table of the Damerau-Levenshtein distance (optimal string alignment). Neighbours
 * share the rows of their common beginning, and a beginning that is too far away rules out all words that have it.
 */
function listNear(asked: string, most: number, words: readonly StemmedWord[]): NearWord[] {
  const width = asked.length + 1
  const rows = [Array.from({ length: width }, (_, column) => column)]
  const near: NearWord[] = []
  let before = ''
  /** So many letters of the word before have their rows; the last of them may rule out what begins so. */
  let depth = 0
  let isRuledOut = false
  for (const [word, stem] of words) {
    let shared = 0
    while (shared < depth && word.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1
    if (isRuledOut && shared === depth) continue
    before = word
    depth = shared
    isRuledOut = false
    while (depth < word.length && !isRuledOut) {
      depth += 1
      isRuledOut = fillRow(rows, depth, word, asked) > most
    }
    const distance = rows[depth]?.[width - 1] ?? most + 1
    if (!isRuledOut && distance <= most) near.push({ word, stem, distance })
  }
  return near
}

/** Fills the row of the letter at a depth. @returns its least distance */
function fillRow(rows: number[][], depth: number, word: string, asked: string): number {
  const above = rows[depth - 1] ?? []
  const letter = word[depth - 1]
  const row = [depth]
  let least = depth
  for (let column = 1; column <= asked.length; column += 1) {
    const left = row[column - 1] ?? 0
    const up = above[column] ?? 0
    const corner = above[column - 1] ?? 0
    let distance = Math.min(left + 1, up + 1, corner + (asked[column - 1] === letter ? 0 : 1))
    const isSwapped = asked[column - 2] === letter && asked[column - 1] === word[depth - 2]
    if (isSwapped && depth > 1 && column > 1) distance = Math.min(distance, (rows[depth - 2]?.[column - 2] ?? 0) + 1)
    row.push(distance)
    least = Math.min(least, distance)
  }
  rows[depth] = row
  return least
}
