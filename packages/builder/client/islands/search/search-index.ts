import { toSlug } from '../../../src/model/to-slug.ts'
import { foldText } from '../../../src/search/format/fold-text.ts'
import type { PageTitles } from '../../../src/search/format/index-files.ts'
import { listTokens, toTerms } from '../../../src/search/format/tokens.ts'
import { findStems, listNearWords } from './find-stems.ts'
import type { IndexReader } from './index-reader.ts'
import { type RankedSection, rankSections } from './rank-sections.ts'

/** A section that a query finds. */
export interface Hit {
  /** Address of the page, with the anchor of the section. */
  href: string
  title: string
  /** The headings that lead to the section, its own last; empty for the lead of a page. */
  trail: readonly string[]
  /** How many sections of the page before it have the same heading. */
  before: number
}

export interface Answer {
  hits: readonly Hit[]
  /** Positions of the tabs that hold sections that were found, whatever tab was asked for. */
  tabs: readonly number[]
  /** When nothing was found: words that are spelt nearly so. */
  suggestions: readonly string[]
  /** Whether a token of a text is one of the words that were asked for. */
  isAsked: (token: string) => boolean
}

/** More are not shown. */
export const MOST_HITS = 24
const MOST_OF_A_PAGE = 3

/** Searches an index. @param tab only pages of this tab */
export async function searchIndex(index: IndexReader, query: string, tab?: number): Promise<Answer> {
  const asked = findStems(query, index.words)
  const stems = new Set(asked.flatMap((word) => [...word.keys()]))
  const all = rankSections(asked, await index.readPostings(stems), index)
  const tabs = new Set(all.flatMap(({ page }) => index.findTab(page) ?? []))
  const shown = choose(all.filter(({ page }) => tab === undefined || index.findTab(page) === tab))
  const titles = await index.readTitles(shown.map(({ page }) => page))
  const hits = preferPhrase(shown, query, ({ page, section }) =>
    toHit(titles.get(page), section - (index.firstOf[page] ?? 0)),
  )
  return {
    hits,
    tabs: [...tabs].sort((a, b) => a - b),
    suggestions: hits.length > 0 ? [] : listNearWords(query, index.words),
    isAsked(token) {
      const { whole, parts } = toTerms(token)
      return [whole, ...parts].some((term) => stems.has(index.words.get(term) ?? -1))
    },
  }
}

/** The best, few of each page. */
function choose(ranked: readonly RankedSection[]): RankedSection[] {
  const counts = new Map<number, number>()
  const chosen: RankedSection[] = []
  for (const section of ranked) {
    const count = counts.get(section.page) ?? 0
    if (count >= MOST_OF_A_PAGE) continue
    counts.set(section.page, count + 1)
    if (chosen.push(section) >= MOST_HITS) break
  }
  return chosen
}

function toHit(page: PageTitles | undefined, position: number): Hit {
  const [href = '', title = '', headings = []] = page ?? []
  const own = headings[position - 1]
  if (own === undefined) return { href, title, trail: [], before: 0 }
  const [level, heading, id = toSlug(heading)] = own
  const trail = [heading]
  let below = level
  for (const [other, text] of headings.slice(0, position - 1).reverse()) {
    if (other >= below) continue
    trail.unshift(text)
    below = other
  }
  const before = headings.slice(0, position - 1).filter(([, text]) => text === heading).length
  return { href: `${href}#${encodeURIComponent(id)}`, title, trail, before }
}

/** Titles and headings that hold the query word for word come first; most of all those that say nothing else. */
function preferPhrase(sections: readonly RankedSection[], query: string, find: (section: RankedSection) => Hit): Hit[] {
  const phrase = toPhrase(query)
  const scored = sections.map((section) => {
    const hit = find(section)
    const heading = hit.trail.at(-1)
    const name = toPhrase(heading ?? hit.title)
    const whole = heading === undefined ? 2 : 1.5
    const factor = phrase === '' || !` ${name} `.includes(` ${phrase} `) ? 1 : name === phrase ? whole : 1.3
    return { hit, score: section.score * factor }
  })
  return scored.sort((a, b) => b.score - a.score).map(({ hit }) => hit)
}

function toPhrase(text: string): string {
  return listTokens(text)
    .map((token) => foldText(token.text))
    .join(' ')
}
