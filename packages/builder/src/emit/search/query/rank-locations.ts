import {
  COMMON_PART,
  IN_CODE,
  LOCATION_CODES,
  type LocationName,
  NAMES,
  STRENGTHS,
  TEXT_CODES,
} from '../format/index-files.ts'
import type { IndexReader } from './index-reader.ts'
import type { NameTable } from './name-table.ts'
import type { QueryWord } from './to-query-words.ts'
import type { WordFinder } from './word-finder.ts'

export interface RankedLocation {
  location: number
  page: number
  /**
   * Whether it contains every word of the query except common ones. These locations come first. False for questions, which
   * contain words by chance that their answer lacks.
   */
  hasAll: boolean
  /** Whether it is a field, which ranks below all pages and headings. */
  isField: boolean
  /** Whether its name contains a word. Otherwise, it is a page that was found by its text. */
  isNamed: boolean
  score: number
}

/** The weight of a word in a name. */
const NAME_WEIGHTS: Readonly<Record<LocationName, number>> = { keywords: 4, field: 3, heading: 4.5, title: 9 }

/** The weight of a word in the text of a page, and in its code. */
const TEXT_WEIGHTS = { text: 1, code: 0.5 }

/** The weight of a word in a name of the navigation, for the first page below that name and for the others. */
const NAVIGATION_WEIGHTS = { first: 4, other: 1.5 }

/** A heading inherits a part of the score of its page's title and text, and a page a part of that of its headings. */
const INHERITED = { title: 0.4, text: 0.3, names: 0.4, navigation: 0.3 }

/** A section answers a question, so its heading inherits more. */
const INHERITED_BY_ANSWER = { ...INHERITED, title: 0.7, text: 0.7 }

/** The scores of a word. */
interface WordScores {
  /** Locations with the word in their name. */
  names: Map<number, number>
  /** Pages with the word in their text only. */
  texts: Map<number, number>
  /** Pages, with the best score of their headings and fields. */
  below: Map<number, number>
  /** Pages with the word in a name of the navigation around them. */
  around: Map<number, number>
  /** Locations with the word in the name of a field. */
  fields: Set<number>
  rarity: number
  isCommon: boolean
}

/** Ranks the locations that contain a word of the query: first those with all words, then the others. Rare words count more. */
export function rankLocations(
  query: readonly QueryWord[],
  postings: ReadonlyMap<number, readonly number[]>,
  index: Pick<IndexReader, 'pageOf' | 'firstOf' | 'findBoost' | 'names' | 'words'>,
  { isQuestion }: { isQuestion: boolean },
): RankedLocation[] {
  const words = query.map((stems) => scoreWord(stems, postings, index))
  const wanted = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const ranked: RankedLocation[] = []
  // A word can be on all pages of a large site, so nothing but the result is created for each location.
  for (const location of listCandidates(words, index)) {
    const page = index.pageOf[location] ?? 0
    const place = { location, page, lead: index.firstOf[page] ?? 0, isQuestion }
    let [score, held] = [0, 0]
    let [hasAll, isField, isNamed] = [!isQuestion, false, false]
    for (const word of words) {
      const own = scoreLocation(word, place)
      score += own * word.rarity
      if (own > 0) held += word.rarity
      else if (!word.isCommon) hasAll = false
      isField ||= word.fields.has(location)
      isNamed ||= word.names.has(location)
    }
    score *= (held / wanted) ** 2 * index.findBoost(page)
    ranked.push({ location, page, hasAll, isField, isNamed, score })
  }
  return ranked.sort(compareRanked)
}

export function compareRanked(a: RankedLocation, b: RankedLocation): number {
  return (
    Number(b.hasAll) - Number(a.hasAll) ||
    Number(a.isField) - Number(b.isField) ||
    b.score - a.score ||
    a.location - b.location
  )
}

function scoreLocation(
  { names, texts, below, around }: WordScores,
  { location, page, lead, isQuestion }: { location: number; page: number; lead: number; isQuestion: boolean },
): number {
  const inherited = isQuestion ? INHERITED_BY_ANSWER : INHERITED
  const text = texts.get(page) ?? 0
  const own = names.get(location) ?? 0
  const navigation = around.get(page) ?? 0
  if (location === lead) return Math.max(own, text, navigation, inherited.names * (below.get(page) ?? 0))
  const title = names.get(lead) ?? 0
  return Math.max(own, inherited.title * title, inherited.text * text, inherited.navigation * navigation)
}

/** Lists the locations with a word in their name, the pages with one anywhere, and where a part of the navigation starts. */
function listCandidates(words: readonly WordScores[], { pageOf, firstOf }: Pick<IndexReader, 'pageOf' | 'firstOf'>) {
  const locations = new Set<number>()
  for (const { names, texts, around } of words) {
    for (const location of names.keys()) locations.add(location).add(firstOf[pageOf[location] ?? 0] ?? 0)
    for (const page of texts.keys()) locations.add(firstOf[page] ?? 0)
    for (const [page, score] of around) {
      if (score > NAVIGATION_WEIGHTS.other) locations.add(firstOf[page] ?? 0)
    }
  }
  return locations
}

function scoreWord(
  stems: QueryWord,
  postings: ReadonlyMap<number, readonly number[]>,
  { pageOf, firstOf, names: navigation, words }: Pick<IndexReader, 'pageOf' | 'firstOf' | 'names' | 'words'>,
): WordScores {
  const [names, texts, below] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const fields = new Set<number>()
  let best = 0
  let holders = 0
  for (const [stem, fit] of stems) {
    const [total = 0, named = 0] = postings.get(stem) ?? []
    const numbers = (postings.get(stem) ?? []).slice(2)
    if (fit > best || (fit === best && total > holders)) {
      best = fit
      holders = total
    }
    addScores(numbers.slice(0, named), LOCATION_CODES, (code) => fit * weighName(code), names)
    addFields(numbers.slice(0, named), fields)
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
    around: scoreNavigation(stems, navigation, words),
    fields,
    rarity: Math.log(1 + firstOf.length / Math.max(1, holders)),
    isCommon: holders > firstOf.length * COMMON_PART,
  }
}

/** Scores the pages below the names of the navigation that contain the word. The first page introduces the others. */
function scoreNavigation(stems: QueryWord, { names }: NameTable, words: WordFinder): Map<number, number> {
  const scores = new Map<number, number>()
  const raise = (page: number, score: number) => scores.set(page, Math.max(score, scores.get(page) ?? 0))
  for (const { terms, pages } of names) {
    const fit = Math.max(0, ...terms.map((term) => stems.get(words.findStem(term) ?? -1) ?? 0))
    if (fit === 0) continue
    for (const [index, page] of pages.entries()) {
      raise(page, fit * (index === 0 ? NAVIGATION_WEIGHTS.first : NAVIGATION_WEIGHTS.other))
    }
  }
  return scores
}

function addFields(numbers: readonly number[], fields: Set<number>): void {
  let at = 0
  for (const number of numbers) {
    at += Math.floor(number / LOCATION_CODES)
    if (toName(number % LOCATION_CODES) === 'field') fields.add(at)
  }
}

/** Decodes distances and codes to scores. The best score of a location counts. */
function addScores(
  numbers: readonly number[],
  codes: number,
  weigh: (code: number) => number,
  scores: Map<number, number>,
): void {
  const weights = Array.from({ length: codes }, (_, code) => weigh(code))
  let at = 0
  for (const number of numbers) {
    at += Math.floor(number / codes)
    const score = weights[number % codes] as number
    if (score > (scores.get(at) ?? 0)) scores.set(at, score)
  }
}

function weighName(code: number): number {
  return NAME_WEIGHTS[toName(code)] * (1 + 0.15 * (code % STRENGTHS))
}

function weighText(code: number): number {
  return code === IN_CODE ? TEXT_WEIGHTS.code : TEXT_WEIGHTS.text * (1 + 0.25 * (code - IN_CODE - 1))
}

function toName(code: number): LocationName {
  return NAMES[Math.floor(code / STRENGTHS)] ?? 'keywords'
}
