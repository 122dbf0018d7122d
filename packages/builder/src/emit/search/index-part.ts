import { type Addresses, type Page, toSlug } from '../../core/index.ts'
import { FIELD_LEVEL, LOCATION_CODES, type PageTitles, TEXT_CODES } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import type { PageTexts, PostingsBuilder, StemPostings } from './postings.ts'
import type { Stem } from './term-table.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** A page and its searchable content. */
export interface SearchedPage {
  page: Page
  content: SearchFacts
}

/**
 * The index of a few neighboring pages, as if there were no others. Plain data, which survives a round trip through JSON.
 * Parts are joined without their pages, so that after a change only a few parts have to be built again.
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

/** A stem, how many pages contain it, and where. */
export type PartStem = readonly [stem: string, holders: number, locations: Run | null, pages: Run | null]

/**
 * A sequence of postings: number and code of the first, number of the last, their count, and the distances between them
 * in the encoding of the index files.
 */
export type Run = readonly [first: number, code: number, last: number, count: number, rest: string]

/** Builds the part of some pages. The same pages result in the same part. */
export function buildIndexPart(
  pages: readonly SearchedPage[],
  { postings, addresses }: { postings: PostingsBuilder; addresses: Pick<Addresses, 'toPageHref'> },
): IndexPart {
  const { stems, tokens } = postings.build(pages.map(({ page, content }) => toTexts(page, content)))
  const positions = new Map(stems.map(({ stem }, position) => [stem, position]))
  const words = new Map<string, Stem>()
  for (const token of tokens) {
    for (const [index, word] of token.words.entries()) words.set(word, token.stemOf[index] as Stem)
  }
  return {
    words: [...words.keys()],
    stemOf: Array.from(words.values(), (stem) => positions.get(stem) ?? 0),
    stems: stems.map(({ stem, postings }) => toPartStem(stem.text, postings)),
    sections: pages.map(({ content }) => content.sections.length),
    titles: pages.map((page) => JSON.stringify(toTitles(page, addresses))),
  }
}

function toPartStem(stem: string, { holders, locations, pages }: StemPostings): PartStem {
  return [stem, holders, toRun(locations, LOCATION_CODES), toRun(pages, TEXT_CODES)]
}

function toRun(list: readonly number[], codes: number): Run | null {
  const head = list[0]
  if (head === undefined) return null
  const first = Math.floor(head / codes)
  let before = first
  const distances: number[] = []
  for (let at = 1; at < list.length; at++) {
    const posting = list[at] as number
    const number = Math.floor(posting / codes)
    distances.push((number - before) * codes + (posting % codes))
    before = number
  }
  return [first, head % codes, before, list.length, toNumberText(distances)]
}

/** The texts of a page by location. The first location is the page itself. */
function toTexts(page: Page, { words, times, code, sections }: SearchFacts): PageTexts {
  const lead = { title: page.title, keywords: listKeywords(page) }
  const locations = sections.map(({ heading, level }) => (level === FIELD_LEVEL ? { field: heading } : { heading }))
  return { locations: [lead, ...locations], words, times, code }
}

/** An ID that can be derived from its heading is left out. */
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
 * Terms that are searchable but never shown: `keywords` of the page, its label in the sidebar, the last part of its address,
 * its method and path.
 */
function listKeywords({ frontmatter, endpoint, operation, permalink }: Page): string {
  const { keywords } = frontmatter.raw
  const declared = Array.isArray(keywords)
    ? keywords.map(String).join(' ')
    : typeof keywords === 'string'
      ? keywords
      : ''
  const { method, target } = endpoint ?? {}
  const slug = permalink.split('/').at(-1)
  return [declared, frontmatter.sidebarTitle, slug, method, target, operation?.head.method, operation?.head.path]
    .filter(Boolean)
    .join(' ')
}
