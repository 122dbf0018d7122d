import { isPair, listTokens, toTerms } from '../format/tokens.ts'
import { selectContentWords } from './select-content-words.ts'
import type { WordFinder } from './word-finder.ts'

/** A word of a query: the stems that it matches, with a score from 0 to 1. */
export type QueryWord = ReadonlyMap<number, number>

/** The maximum number of words with the same prefix, and with a similar spelling. */
const MAX = { prefixed: 12, near: 6 }

/** Shorter parts of a word are words by accident. */
const MIN_SPLIT = 4

/** Converts the words of a query to stems: those of the word itself, of words that start with it, and of similar words. */
export function toQueryWords(query: string, words: WordFinder): QueryWord[] {
  const tokens = selectContentWords(query, listTokens(query))
  const isKnownPair = ({ text }: (typeof tokens)[number]) =>
    isPair(text) && findPair(toTerms(text).whole, words).size > 0
  const hasKnownPair = tokens.some(isKnownPair)
  return tokens.flatMap((token) => {
    const { text } = token
    // The last letter of a word and the first one of the next are a pair, too, which pages with other words between lack.
    if (hasKnownPair && isPair(text) && !isKnownPair(token)) return []
    const { whole, parts } = toTerms(text)
    if (isPair(text)) return [findPair(whole, words)]
    if (whole === '') return []
    // The parts of an identifier may be in the index even if the whole isn't.
    const isKnown = words.findStem(whole) !== undefined || parts.length === 0
    return (isKnown ? [whole] : parts).map((term) => findWord(term, words))
  })
}

/**
 * Lists other ways to write a query: two of its words as one, or one of its words as two. Only words of the index are
 * joined or split, so most queries have none. `rate limit` → `ratelimit`, `ratelimit` → `rate limit`.
 */
export function listSpellings(query: string, words: WordFinder): string[] {
  const tokens = listTokens(query).map(({ text }) => text)
  const isKnown = (text: string) => words.findStem(toTerms(text).whole) !== undefined
  return tokens.flatMap((token, index) => {
    const replace = (count: number, text: string) => tokens.toSpliced(index, count, text).join(' ')
    const joined = token + (tokens[index + 1] ?? '')
    const split = findSplit(token, isKnown)
    return [
      ...(index + 1 < tokens.length && isKnown(joined) ? [replace(2, joined)] : []),
      ...(split === undefined ? [] : [replace(1, split)]),
    ]
  })
}

/** Splits a word into two words of at least four letters, the longest first one possible. */
function findSplit(token: string, isKnown: (text: string) => boolean): string | undefined {
  for (let at = token.length - MIN_SPLIT; at >= MIN_SPLIT; at -= 1) {
    const [first, second] = [token.slice(0, at), token.slice(at)]
    if (isKnown(first) && isKnown(second)) return `${first} ${second}`
  }
  return undefined
}

/** Lists the words that are spelled most like those of a query, nearest first. */
export function listNearWords(query: string, words: WordFinder): string[] {
  const near = listTokens(query).flatMap(({ text }) => {
    const { whole } = toTerms(text)
    return whole.length < 3 ? [] : words.listNear(whole, Math.min(4, Math.ceil(whole.length / 2)))
  })
  const sorted = near.sort((a, b) => a.distance - b.distance)
  // Other forms of a word find the same pages.
  const isFirst = ({ stem }: (typeof near)[number], index: number) =>
    sorted.findIndex((other) => other.stem === stem) === index
  return sorted
    .filter(isFirst)
    .slice(0, 3)
    .map(({ word }) => word)
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
