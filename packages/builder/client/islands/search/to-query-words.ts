import { isSpaceless, listTokens, toTerms } from '../../../src/emit/browser.ts'
import type { WordFinder } from './word-finder.ts'

/** A word of a query: the stems that it matches, with a score from 0 to 1. */
export type QueryWord = ReadonlyMap<number, number>

/** The maximum number of words with the same prefix, and with a similar spelling. */
const MAX = { prefixed: 12, near: 6 }

/** Converts the words of a query to stems: those of the word itself, of words that start with it, and of similar words. */
export function toQueryWords(query: string, words: WordFinder): QueryWord[] {
  return listTokens(query).flatMap(({ text }) => {
    if (isSpaceless(text)) return [findPair(toTerms(text).whole, words)]
    const { whole, parts } = toTerms(text)
    if (whole === '') return []
    // The parts of an identifier may be in the index even if the whole isn't.
    const isKnown = words.findStem(whole) !== undefined || parts.length === 0
    return (isKnown ? [whole] : parts).map((term) => findWord(term, words))
  })
}

/** Lists the words that are spelled most like those of a query, nearest first. */
export function listNearWords(query: string, words: WordFinder): string[] {
  const near = listTokens(query).flatMap(({ text }) => {
    const { whole } = toTerms(text)
    return whole.length < 3 ? [] : words.listNear(whole, Math.min(4, Math.ceil(whole.length / 2)))
  })
  const sorted = near.sort((a, b) => a.distance - b.distance).map(({ word }) => word)
  return [...new Set(sorted)].slice(0, 3)
}

function findPair(pair: string, words: WordFinder): QueryWord {
  const stem = words.findStem(pair)
  if (stem !== undefined) return new Map([[stem, 1]])
  return [...pair].length > 1 ? new Map() : toBest(listPrefixed(pair, words), MAX.prefixed)
}

function findWord(word: string, words: WordFinder): QueryWord {
  const same = words.findStem(word)
  const exact: [number, number][] = same === undefined ? [] : [[same, 1]]
  const prefixed = toBest(listPrefixed(word, words), MAX.prefixed)
  if (same !== undefined) return mergeBest([...prefixed, ...exact])
  const found = mergeBest([...prefixed, ...toBest(listNear(word, words), MAX.near)])
  return found.size > 0 ? found : toBest(listShortened(word, words), MAX.prefixed)
}

/** Lists words that start with the word. The fewer letters are missing, the better. */
function listPrefixed(word: string, words: WordFinder): [number, number][] {
  return words.listPrefixed(word).map(([whole, stem]) => [stem, 0.45 + (0.4 * word.length) / whole.length])
}

/** Lists words with one typo, or with two in long words that start with the same letter. */
function listNear(word: string, words: WordFinder): [number, number][] {
  if (word.length < 4) return []
  return words
    .listNear(word, word.length < 6 ? 1 : 2)
    .filter(({ word: near, distance }) => distance < 2 || near[0] === word[0])
    .map(({ stem, distance }) => [stem, distance > 1 ? 0.35 : 0.5])
}

/** Lists words that start like the word, which may have an ending that the index doesn't contain. */
function listShortened(word: string, words: WordFinder): [number, number][] {
  for (let length = word.length - 1; length >= Math.max(4, word.length - 4); length -= 1) {
    const found = listPrefixed(word.slice(0, length), words)
    if (found.length > 0) return found.map(([stem]) => [stem, 0.3])
  }
  return []
}

function toBest(found: readonly [number, number][], max: number): Map<number, number> {
  return mergeBest([...found].sort(([, a], [, b]) => b - a).slice(0, max))
}

function mergeBest(found: Iterable<readonly [number, number]>): Map<number, number> {
  const best = new Map<number, number>()
  for (const [stem, score] of found) best.set(stem, Math.max(score, best.get(stem) ?? 0))
  return best
}
