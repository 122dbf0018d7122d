import type { Addresses } from '../model/addresses.ts'
import type { Page } from '../model/page.ts'
import { toSlug } from '../model/to-slug.ts'
import { FIELD_LEVEL, type PageTitles, PLACE_CODES, TEXT_CODES } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import { createPostings, type PageTexts, type StemPostings } from './postings.ts'
import type { TermTable } from './term-table.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** A page as it is searched. */
export interface SearchedPage {
  page: Page
  content: SearchFacts
}

/**
 * What an index holds of a few neighbouring pages, as if there were no others. Plain data, the same after a round trip
 * through JSON. Parts are joined without a look at the pages, so of a changed site only a few are made anew.
 */
export interface IndexPart {
  /** Each word, and the position of its stem in the list below. */
  words: readonly string[]
  stemOf: readonly number[]
  stems: readonly PartStem[]
  /** How many headings and fields each page has. */
  sections: readonly number[]
  /** {@link PageTitles} of each page as JSON. */
  titles: readonly string[]
}

/** A stem, how many pages hold it, and where it stands. */
export type PartStem = readonly [stem: string, holders: number, places: Run | null, pages: Run | null]

/**
 * Postings one after the other: number and code of the first, the number of the last, how many they are, and the distances
 * of all but the first as the files of the index hold them.
 */
export type Run = readonly [first: number, code: number, last: number, count: number, rest: string]

/** Makes the part of some pages. The same pages give the same part. */
export function toIndexPart(
  pages: readonly SearchedPage[],
  { terms, addresses }: { terms: TermTable; addresses: Pick<Addresses, 'toPageHref'> },
): IndexPart {
  const postings = createPostings(terms)
  for (const { page, content } of pages) postings.addPage(toTexts(page, content))
  const numbers = [...postings.stems.keys()]
  const positions = new Map(numbers.map((number, position) => [number, position]))
  const words = [...new Set([...postings.tokens].flatMap((token) => token.words))]
  return {
    words,
    stemOf: words.map((word) => positions.get(terms.findStem(word)) ?? 0),
    stems: [...postings.stems].map(([number, found]) => toPartStem(terms.toStem(number), found)),
    sections: pages.map(({ content }) => content.sections.length),
    titles: pages.map((page) => JSON.stringify(toTitles(page, addresses))),
  }
}

function toPartStem(stem: string, { holders, places, pages }: StemPostings): PartStem {
  return [stem, holders, toRun(places, PLACE_CODES), toRun(pages, TEXT_CODES)]
}

function toRun(list: readonly number[], codes: number): Run | null {
  const [head] = list
  if (head === undefined) return null
  const first = Math.floor(head / codes)
  let before = first
  const distances = list.slice(1).map((posting) => {
    const number = Math.floor(posting / codes)
    const distance = number - before
    before = number
    return distance * codes + (posting % codes)
  })
  return [first, head % codes, before, list.length, toNumberText(distances)]
}

/** The texts of a page by the place they stand in. The first place is the page itself. */
function toTexts(page: Page, { words, code, sections }: SearchFacts): PageTexts {
  const lead = { title: page.title, keywords: listKeywords(page) }
  const places = sections.map(({ heading, level }) => (level === FIELD_LEVEL ? { field: heading } : { heading }))
  return { places: [lead, ...places], words, code }
}

/** Ids that follow from their headings are left out. */
function toTitles({ page, content }: SearchedPage, { toPageHref }: Pick<Addresses, 'toPageHref'>): PageTitles {
  return [
    toPageHref(page.permalink),
    page.title,
    content.sections.map(({ level, heading, id }) =>
      id === toSlug(heading) ? [level, heading] : [level, heading, id],
    ),
  ]
}

/**
 * Terms that are found and never shown: `keywords` of the page, its label in the sidebar, the last part of its address,
 * its method and path.
 */
function listKeywords({ frontmatter, endpoint, operation, permalink }: Page): string {
  const { keywords } = frontmatter.raw
  const written = Array.isArray(keywords)
    ? keywords.map(String).join(' ')
    : typeof keywords === 'string'
      ? keywords
      : ''
  const { method, target } = endpoint ?? {}
  const slug = permalink.split('/').at(-1)
  return [written, frontmatter.sidebarTitle, slug, method, target, operation?.head.method, operation?.head.path]
    .filter(Boolean)
    .join(' ')
}
