import { isSpaceless, listTokens, toTerms } from '../../../src/emit/browser.ts'
import type { WordFinder } from './word-finder.ts'

/** A word of a query: the stems it may mean, each with how well it fits (0 to 1). */
export type AskedWord = ReadonlyMap<number, number>

/** So many words that begin alike are taken, and so many that are spelt nearly so. */
const MOST = { begun: 12, near: 6 }

/** Finds what the words of a query mean: the same word, words that begin so, words that are spelt nearly so. */
export function findStems(query: string, words: WordFinder): AskedWord[] {
  return listTokens(query).flatMap(({ text }) => {
    if (isSpaceless(text)) return [findPair(toTerms(text).whole, words)]
    const { whole, parts } = toTerms(text)
    if (whole === '') return []
    // An identifier that nobody wrote as a whole may stand there in parts.
    const isKnown = words.findStem(whole) !== undefined || parts.length === 0
    return (isKnown ? [whole] : parts).map((term) => findWord(term, words))
  })
}

/** Lists the words that are spelt most like those of a query, nearest first. */
export function listNearWords(query: string, words: WordFinder): string[] {
  const near = listTokens(query).flatMap(({ text }) => {
    const { whole } = toTerms(text)
    return whole.length < 3 ? [] : words.listNear(whole, Math.min(4, Math.ceil(whole.length / 2)))
  })
  const sorted = near.sort((a, b) => a.distance - b.distance).map(({ word }) => word)
  return [...new Set(sorted)].slice(0, 3)
}

function findPair(pair: string, words: WordFinder): AskedWord {
  const stem = words.findStem(pair)
  if (stem !== undefined) return new Map([[stem, 1]])
  return [...pair].length > 1 ? new Map() : toBest(listBegun(pair, words), MOST.begun)
}

function findWord(word: string, words: WordFinder): AskedWord {
  const same = words.findStem(word)
  const exact: [number, number][] = same === undefined ? [] : [[same, 1]]
  const begun = toBest(listBegun(word, words), MOST.begun)
  if (same !== undefined) return mergeBest([...begun, ...exact])
  const found = mergeBest([...begun, ...toBest(listNear(word, words), MOST.near)])
  return found.size > 0 ? found : toBest(listShortened(word, words), MOST.begun)
}

/** Words that begin so; the less is missing, the better. */
function listBegun(word: string, words: WordFinder): [number, number][] {
  return words.listBegun(word).map(([begun, stem]) => [stem, 0.45 + (0.4 * word.length) / begun.length])
}

/** One letter more, less, other or swapped; two in long words, unless the first letter differs. */
function listNear(word: string, words: WordFinder): [number, number][] {
  if (word.length < 4) return []
  return words
    .listNear(word, word.length < 6 ? 1 : 2)
    .filter(({ word: near, distance }) => distance < 2 || near[0] === word[0])
    .map(({ stem, distance }) => [stem, distance > 1 ? 0.35 : 0.5])
}

/** The ending may be one that the index does not know. */
function listShortened(word: string, words: WordFinder): [number, number][] {
  for (let length = word.length - 1; length >= Math.max(4, word.length - 4); length -= 1) {
    const found = listBegun(word.slice(0, length), words)
    if (found.length > 0) return found.map(([stem]) => [stem, 0.3])
  }
  return []
}

function toBest(found: readonly [number, number][], most: number): Map<number, number> {
  return mergeBest([...found].sort(([, a], [, b]) => b - a).slice(0, most))
}

function mergeBest(found: Iterable<readonly [number, number]>): Map<number, number> {
  const best = new Map<number, number>()
  for (const [stem, fit] of found) best.set(stem, Math.max(fit, best.get(stem) ?? 0))
  return best
}
