import {
  COMMON_PART,
  IN_CODE,
  LOCATION_CODES,
  type LocationName,
  NAMES,
  STRENGTHS,
  TEXT_CODES,
} from '../../../src/emit/browser.ts'
import type { IndexReader } from './index-reader.ts'
import type { QueryWord } from './to-query-words.ts'

export interface RankedLocation {
  location: number
  page: number
  /** Whether it contains every word of the query except common ones. These locations come first. */
  hasAll: boolean
  /** Whether its name contains a word. Otherwise, it is a page that was found by its text. */
  isNamed: boolean
  score: number
}

/** The weight of a word in a name. */
const NAME_WEIGHTS: Readonly<Record<LocationName, number>> = { keywords: 4, field: 3, heading: 4.5, title: 9 }

/** The weight of a word in the text of a page, and in its code. */
const TEXT_WEIGHTS = { text: 1, code: 0.5 }

/** A heading inherits a part of the score of its page's title and text, and a page a part of that of its headings. */
const INHERITED = { title: 0.4, text: 0.3, names: 0.4 }

/** The scores of a word. */
interface WordScores {
  /** Locations with the word in their name. */
  names: Map<number, number>
  /** Pages with the word in their text only. */
  texts: Map<number, number>
  /** Pages, with the best score of their headings and fields. */
  below: Map<number, number>
  rarity: number
  isCommon: boolean
}

/** Ranks the locations that contain a word of the query: first those with all words, then the others. Rare words count more. */
export function rankLocations(
  query: readonly QueryWord[],
  postings: ReadonlyMap<number, readonly number[]>,
  index: Pick<IndexReader, 'pageOf' | 'firstOf' | 'findBoost'>,
): RankedLocation[] {
  const words = query.map((stems) => scoreWord(stems, postings, index))
  const wanted = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const ranked = [...listCandidates(words, index)].map((location): RankedLocation => {
    const page = index.pageOf[location] ?? 0
    const lead = index.firstOf[page] ?? 0
    const found = words.map((word) => scoreLocation(word, { location, page, lead }))
    let score = 0
    let held = 0
    for (const [position, own] of found.entries()) {
      const { rarity } = words[position] as WordScores
      score += own * rarity
      if (own > 0) held += rarity
    }
    return {
      location,
      page,
      hasAll: found.every((own, position) => own > 0 || words[position]?.isCommon),
      isNamed: words.some(({ names }) => names.has(location)),
      score: score * (held / wanted) ** 2 * index.findBoost(page),
    }
  })
  return ranked.sort(compareRanked)
}

export function compareRanked(a: RankedLocation, b: RankedLocation): number {
  return Number(b.hasAll) - Number(a.hasAll) || b.score - a.score || a.location - b.location
}

function scoreLocation(
  { names, texts, below }: WordScores,
  { location, page, lead }: { location: number; page: number; lead: number },
): number {
  const text = texts.get(page) ?? 0
  const own = names.get(location) ?? 0
  if (location === lead) return Math.max(own, text, INHERITED.names * (below.get(page) ?? 0))
  return Math.max(own, INHERITED.title * (names.get(lead) ?? 0), INHERITED.text * text)
}

/** Lists the locations with a word in their name, and the pages with one anywhere. */
function listCandidates(words: readonly WordScores[], { pageOf, firstOf }: Pick<IndexReader, 'pageOf' | 'firstOf'>) {
  const locations = new Set<number>()
  for (const { names, texts } of words) {
    for (const location of names.keys()) locations.add(location).add(firstOf[pageOf[location] ?? 0] ?? 0)
    for (const page of texts.keys()) locations.add(firstOf[page] ?? 0)
  }
  return locations
}

function scoreWord(
  stems: QueryWord,
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
    addScores(numbers.slice(0, named), LOCATION_CODES, (code) => fit * weighName(code), names)
    addScores(numbers.slice(named), TEXT_CODES, (code) => fit * weighText(code), texts)
  }
  for (const [location, score] of names) {
    const page = pageOf[location] ?? 0
    if (location !== firstOf[page] && score > (below.get(page) ?? 0)) below.set(page, score)
  }
  return {
    names,
    texts,
    below,
    rarity: Math.log(1 + firstOf.length / Math.max(1, holders)),
    isCommon: holders > firstOf.length * COMMON_PART,
  }
}

/** Decodes distances and codes to scores. The best score of a location counts. */
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
