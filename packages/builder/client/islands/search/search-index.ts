import { toTerms } from '../../../src/emit/browser.ts'
import type { IndexReader } from './index-reader.ts'
import { type FindQueryWord, rankByName } from './rank-by-name.ts'
import { type RankedLocation, rankLocations } from './rank-locations.ts'
import { type Hit, toHit } from './to-hit.ts'
import { listNearWords, toQueryWords } from './to-query-words.ts'

export interface SearchResults {
  hits: readonly Hit[]
  /** Indexes of the tabs with results, including those that were not searched. */
  tabs: readonly number[]
  /** If there are no hits: words with a similar spelling. */
  suggestions: readonly string[]
  findQueryWord: FindQueryWord
}

/** Maximum number of hits. */
export const MAX_HITS = 16
const MAX_HITS_PER_PAGE = 3

/** Searches an index. @param tab - Index of the tab to search; undefined for all. */
export async function searchIndex(index: IndexReader, query: string, tab?: number): Promise<SearchResults> {
  const words = toQueryWords(query, index.words)
  const stems = new Set(words.flatMap((word) => [...word.keys()]))
  const all = rankLocations(words, await index.readPostings(stems), index)
  const tabs = new Set(all.flatMap(({ page }) => index.findTab(page) ?? []))
  const shown = choose(all.filter(({ page }) => tab === undefined || index.findTab(page) === tab))
  const titles = await index.readTitles(shown.map(({ page }) => page))
  const findQueryWord: FindQueryWord = (token) => {
    const { whole, parts } = toTerms(token)
    const found = [whole, ...parts].map((term) => index.words.findStem(term))
    const position = words.findIndex((word) => found.some((stem) => stem !== undefined && word.has(stem)))
    return position < 0 ? undefined : position
  }
  const named = shown.flatMap((ranked) => {
    const page = titles.get(ranked.page)
    return page === undefined
      ? []
      : { ranked, hit: toHit(page, ranked.location - (index.firstOf[ranked.page] ?? 0), ranked) }
  })
  const hits = rankByName(named, query, findQueryWord)
  return {
    hits,
    tabs: [...tabs].sort((a, b) => a - b),
    suggestions: hits.length > 0 ? [] : listNearWords(query, index.words),
    findQueryWord,
  }
}

/** Chooses the best locations, but few per page. A page that was found by its text is skipped after its own headings. */
function choose(ranked: readonly RankedLocation[]): RankedLocation[] {
  const counts = new Map<number, number>()
  const chosen: RankedLocation[] = []
  for (const location of ranked) {
    const count = counts.get(location.page) ?? 0
    if (count >= (location.isNamed ? MAX_HITS_PER_PAGE : 1)) continue
    counts.set(location.page, count + 1)
    if (chosen.push(location) >= MAX_HITS) break
  }
  return chosen
}
