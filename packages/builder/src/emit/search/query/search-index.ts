import { listTokens, toTerms } from '../format/tokens.ts'
import type { IndexReader } from './index-reader.ts'
import { type FindQueryWord, rankByName } from './rank-by-name.ts'
import { compareRanked, type RankedLocation, rankLocations } from './rank-locations.ts'
import { isQuestion } from './select-content-words.ts'
import { type Hit, toHit } from './to-hit.ts'
import { listNearWords, listSpellings, type QueryWord, toQueryWords } from './to-query-words.ts'

/** What a search is limited to. */
export interface SearchFilter {
  /** Index of a division in the manifest. */
  division?: number
  /** Pages of API operations only, or only the others. */
  isApi?: boolean
}

export interface SearchResults {
  hits: readonly Hit[]
  /** Indexes of the divisions with results, including those that were not searched. */
  divisions: readonly number[]
  /** Whether there are API pages among all results, and whether there are others. */
  kinds: ReadonlySet<'api' | 'page'>
  /** If there are no hits: words with a similar spelling. */
  suggestions: readonly string[]
  findQueryWord: FindQueryWord
}

/** Maximum number of hits. */
export const MAX_HITS = 16
const MAX_HITS_PER_PAGE = 3
/** Fields rank below pages and headings, however many there are. A few are shown all the same. */
const MAX_FIELDS = 4

/** The score of a location that matches another spelling of the query. */
const SPELLING_FACTOR = 0.8

/** Searches an index. */
export async function searchIndex(
  index: IndexReader,
  query: string,
  { division, isApi }: SearchFilter = {},
): Promise<SearchResults> {
  const words = toQueryWords(query, index.words)
  const others = listSpellings(query, index.words).map((spelling) => toQueryWords(spelling, index.words))
  const stems = new Set([words, ...others].flat().flatMap((word) => [...word.keys()]))
  const postings = await index.readPostings(stems)
  const form = { isQuestion: isQuestion(listTokens(query)) }
  const all = mergeRanked(
    rankLocations(words, postings, index, form),
    others.flatMap((other) => rankLocations(other, postings, index, form)),
  )
  const findKind = (page: number): 'api' | 'page' => (index.findMethod(page) === undefined ? 'page' : 'api')
  const divisions = new Set<number>()
  const kinds = new Set<'api' | 'page'>()
  const wanted = all.filter(({ page }) => {
    const [own, kind] = [index.findDivision(page), findKind(page)]
    if (own !== undefined) divisions.add(own)
    kinds.add(kind)
    return (division === undefined || own === division) && (isApi === undefined || (kind === 'api') === isApi)
  })
  const shown = choose(wanted)
  const findQueryWord = createQueryWordFinder([words, ...others], index)
  const hits = rankByName(await readHits(index, shown), query, findQueryWord)
  return {
    hits,
    divisions: [...divisions].sort((a, b) => a - b),
    kinds,
    suggestions: hits.length > 0 ? [] : listNearWords(query, index.words),
    findQueryWord,
  }
}

/** Lists the pages to suggest before anything is typed. */
export async function listSuggestedPages(index: IndexReader): Promise<Hit[]> {
  const locations = index.suggested.map((page) => ({ page, location: index.firstOf[page] ?? 0, isNamed: true }))
  return (await readHits(index, locations)).map(({ hit }) => hit)
}

async function readHits<Location extends Pick<RankedLocation, 'page' | 'location' | 'isNamed'>>(
  index: IndexReader,
  locations: readonly Location[],
): Promise<{ ranked: Location; hit: Hit }[]> {
  const titles = await index.readTitles(locations.map(({ page }) => page))
  return locations.flatMap((ranked) => {
    const { page, location, isNamed } = ranked
    const found = titles.get(page)
    if (found === undefined) return []
    const context = { isNamed, navigation: index.names.listTrail(page), method: index.findMethod(page) }
    return { ranked, hit: toHit(found, location - (index.firstOf[page] ?? 0), context) }
  })
}

function createQueryWordFinder(spellings: readonly QueryWord[][], index: IndexReader): FindQueryWord {
  // Texts repeat their words.
  const known = new Map<string, number | undefined>()

  function find(token: string): number | undefined {
    const { whole, parts } = toTerms(token)
    const found = [whole, ...parts].map((term) => index.words.findStem(term))
    for (const words of spellings) {
      const position = words.findIndex((word) => found.some((stem) => stem !== undefined && word.has(stem)))
      if (position >= 0) return position
    }
    return undefined
  }

  return (token) => {
    if (!known.has(token)) known.set(token, find(token))
    return known.get(token)
  }
}

/** Adds locations that match another spelling. The better match of a location counts. */
function mergeRanked(ranked: RankedLocation[], others: readonly RankedLocation[]): RankedLocation[] {
  if (others.length === 0) return ranked
  const best = new Map(ranked.map((one) => [one.location, one]))
  for (const other of others) {
    const lower = { ...other, score: other.score * SPELLING_FACTOR }
    const known = best.get(other.location)
    if (known === undefined || compareRanked(lower, known) < 0) best.set(other.location, lower)
  }
  return [...best.values()].sort(compareRanked)
}

/** Chooses the best locations, but few per page. A page that was found by its text is skipped after its own headings. */
function choose(ranked: readonly RankedLocation[]): RankedLocation[] {
  const counts = new Map<number, number>()
  const chosen: RankedLocation[] = []
  const fields: RankedLocation[] = []
  for (const location of ranked) {
    const list = location.isField ? fields : chosen
    const count = counts.get(location.page) ?? 0
    if (count >= (location.isNamed ? MAX_HITS_PER_PAGE : 1)) continue
    if (list.length >= (location.isField ? MAX_FIELDS : MAX_HITS)) continue
    counts.set(location.page, count + 1)
    list.push(location)
  }
  return [...chosen.slice(0, MAX_HITS - fields.length), ...fields]
}
