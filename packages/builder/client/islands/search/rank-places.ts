import {
  COMMON_PART,
  IN_CODE,
  NAMES,
  PLACE_CODES,
  type PlaceName,
  STRENGTHS,
  TEXT_CODES,
} from '../../../src/emit/browser.ts'
import type { AskedWord } from './find-stems.ts'
import type { IndexReader } from './index-reader.ts'

export interface RankedPlace {
  place: number
  page: number
  /** Whether it holds every word that says something. These come before all others. */
  hasAll: boolean
  /** Whether what it is called holds a word; else it is a page that is found by its text. */
  isNamed: boolean
  score: number
}

/** What a word counts for in a name. */
const NAME_WEIGHTS: Readonly<Record<PlaceName, number>> = { keywords: 4, field: 3, heading: 4.5, title: 9 }

/** What a word counts for in the text of a page, and in its code. */
const TEXT_WEIGHTS = { text: 1, code: 0.5 }

/** A heading is also found by the title of its page and a little by its text, a page by its headings. */
const LENT = { title: 0.4, text: 0.3, names: 0.4 }

/** How a word scores. */
interface WordScores {
  /** Places that hold it in their name. */
  names: Map<number, number>
  /** Pages that hold it in their text only. */
  texts: Map<number, number>
  /** Pages, by the best of their headings and fields. */
  below: Map<number, number>
  rarity: number
  isCommon: boolean
}

/** Ranks the places that hold a word of the query, best first: those with all words, then the others. Rare words count more. */
export function rankPlaces(
  asked: readonly AskedWord[],
  postings: ReadonlyMap<number, readonly number[]>,
  index: Pick<IndexReader, 'pageOf' | 'firstOf' | 'findBoost'>,
): RankedPlace[] {
  const words = asked.map((stems) => scoreWord(stems, postings, index))
  const wanted = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const ranked = [...listCandidates(words, index)].map((place): RankedPlace => {
    const page = index.pageOf[place] ?? 0
    const lead = index.firstOf[page] ?? 0
    const found = words.map((word) => scorePlace(word, { place, page, lead }))
    let score = 0
    let held = 0
    for (const [position, own] of found.entries()) {
      const { rarity } = words[position] as WordScores
      score += own * rarity
      if (own > 0) held += rarity
    }
    return {
      place,
      page,
      hasAll: found.every((own, position) => own > 0 || words[position]?.isCommon),
      isNamed: words.some(({ names }) => names.has(place)),
      score: score * (held / wanted) ** 2 * index.findBoost(page),
    }
  })
  return ranked.sort(compareRanked)
}

export function compareRanked(a: RankedPlace, b: RankedPlace): number {
  return Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.place - b.place
}

function scorePlace(
  { names, texts, below }: WordScores,
  { place, page, lead }: { place: number; page: number; lead: number },
): number {
  const text = texts.get(page) ?? 0
  const own = names.get(place) ?? 0
  if (place === lead) return Math.max(own, text, LENT.names * (below.get(page) ?? 0))
  return Math.max(own, LENT.title * (names.get(lead) ?? 0), LENT.text * text)
}

/** Places whose names hold a word, and the pages that hold one anywhere. */
function listCandidates(words: readonly WordScores[], { pageOf, firstOf }: Pick<IndexReader, 'pageOf' | 'firstOf'>) {
  const places = new Set<number>()
  for (const { names, texts } of words) {
    for (const place of names.keys()) places.add(place).add(firstOf[pageOf[place] ?? 0] ?? 0)
    for (const page of texts.keys()) places.add(firstOf[page] ?? 0)
  }
  return places
}

function scoreWord(
  stems: AskedWord,
  postings: ReadonlyMap<number, readonly number[]>,
  { pageOf, firstOf }: Pick<IndexReader, 'pageOf' | 'firstOf'>,
): WordScores {
  const [names, texts, below] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  let best = 0
  let holders = 0
  for (const [stem, fit] of stems) {
    const [total = 0, named = 0, ...numbers] = postings.get(stem) ?? []
    if (fit > best || (fit === best && total > holders)) {
      best = fit
      holders = total
    }
    addScores(numbers.slice(0, named), PLACE_CODES, (code) => fit * weighName(code), names)
    addScores(numbers.slice(named), TEXT_CODES, (code) => fit * weighText(code), texts)
  }
  for (const [place, score] of names) {
    const page = pageOf[place] ?? 0
    if (place !== firstOf[page] && score > (below.get(page) ?? 0)) below.set(page, score)
  }
  return {
    names,
    texts,
    below,
    rarity: Math.log(1 + firstOf.length / Math.max(1, holders)),
    isCommon: holders > firstOf.length * COMMON_PART,
  }
}

/** Adds what distances and codes say; the best counts. */
function addScores(
  numbers: readonly number[],
  codes: number,
  weigh: (code: number) => number,
  scores: Map<number, number>,
): void {
  let at = 0
  for (const number of numbers) {
    at += Math.floor(number / codes)
    const score = weigh(number % codes)
    if (score > (scores.get(at) ?? 0)) scores.set(at, score)
  }
}

function weighName(code: number): number {
  const name = NAMES[Math.floor(code / STRENGTHS)] ?? 'keywords'
  return NAME_WEIGHTS[name] * (1 + 0.15 * (code % STRENGTHS))
}

function weighText(code: number): number {
  return code === IN_CODE ? TEXT_WEIGHTS.code : TEXT_WEIGHTS.text * (1 + 0.25 * (code - IN_CODE - 1))
}
