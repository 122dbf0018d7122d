import { toTerms } from '../../../src/emit/browser.ts'
import { findStems, listNearWords } from './find-stems.ts'
import type { IndexReader } from './index-reader.ts'
import { type FindAsked, preferNames } from './prefer-names.ts'
import { type RankedPlace, rankPlaces } from './rank-places.ts'
import { type Hit, toHit } from './to-hit.ts'

export interface Answer {
  hits: readonly Hit[]
  /** Positions of the tabs that hold places that were found, whatever tab was asked for. */
  tabs: readonly number[]
  /** When nothing was found: words that are spelt nearly so. */
  suggestions: readonly string[]
  findAsked: FindAsked
}

/** More are not shown. */
export const MOST_HITS = 16
const MOST_OF_A_PAGE = 3

/** Searches an index. @param tab only pages of this tab */
export async function searchIndex(index: IndexReader, query: string, tab?: number): Promise<Answer> {
  const asked = findStems(query, index.words)
  const stems = new Set(asked.flatMap((word) => [...word.keys()]))
  const all = rankPlaces(asked, await index.readPostings(stems), index)
  const tabs = new Set(all.flatMap(({ page }) => index.findTab(page) ?? []))
  const shown = choose(all.filter(({ page }) => tab === undefined || index.findTab(page) === tab))
  const titles = await index.readTitles(shown.map(({ page }) => page))
  const findAsked: FindAsked = (token) => {
    const { whole, parts } = toTerms(token)
    const found = [whole, ...parts].map((term) => index.words.findStem(term))
    const position = asked.findIndex((word) => found.some((stem) => stem !== undefined && word.has(stem)))
    return position < 0 ? undefined : position
  }
  const named = shown.flatMap((ranked) => {
    const page = titles.get(ranked.page)
    return page === undefined
      ? []
      : { ranked, hit: toHit(page, ranked.place - (index.firstOf[ranked.page] ?? 0), ranked) }
  })
  const hits = preferNames(named, query, findAsked)
  return {
    hits,
    tabs: [...tabs].sort((a, b) => a - b),
    suggestions: hits.length > 0 ? [] : listNearWords(query, index.words),
    findAsked,
  }
}

/** The best, few of each page. A page that is found by its text only is not shown below its own headings. */
function choose(ranked: readonly RankedPlace[]): RankedPlace[] {
  const counts = new Map<number, number>()
  const chosen: RankedPlace[] = []
  for (const place of ranked) {
    const count = counts.get(place.page) ?? 0
    if (count >= (place.isNamed ? MOST_OF_A_PAGE : 1)) continue
    counts.set(place.page, count + 1)
    if (chosen.push(place) >= MOST_HITS) break
  }
  return chosen
}
