import { type Addresses, type Page, toSlug } from '../../core/index.ts'
import { FIELD_LEVEL, LOCATION_CODES, type PageTitles, TEXT_CODES } from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import type { PageTexts, PostingsBuilder } from './postings.ts'
import type { Stem } from './term-table.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** A page and its searchable content. */
export interface SearchedPage {
  page: Page
  content: SearchFacts
}

/**
 * The index of neighboring pages, as if there were no others. Plain data in columns, which is fast to store as JSON and to
 * read again. Parts are joined without their pages (`join-parts.ts`), so that after a change only a few are built again.
 */
export interface IndexPart {
  /** The words in a {@link toColumn column}, and the position of the stem of each in the columns below. */
  words: string
  stemOf: readonly number[]
  /** The stems in a column, and how many pages contain each. */
  stems: string
  holders: readonly number[]
  /** Where each stem is: names of locations, texts of pages. */
  locations: Runs
  pages: Runs
  /** How many headings and fields each page has. */
  sections: readonly number[]
  /** {@link PageTitles} of each page as JSON. */
  titles: readonly string[]
}

/** For each stem a sequence of postings. All but `count` and `rest` mean nothing if it is empty. */
export interface Runs {
  count: readonly number[]
  /** Number and code of its first posting, and number of its last. */
  first: readonly number[]
  code: readonly number[]
  last: readonly number[]
  /** A column with the distances between its postings, in the encoding of the index files. */
  rest: string
}

/** A sequence of postings, as in {@link Runs}. */
export interface Run {
  count: number
  first: number
  code: number
  last: number
  rest: string
}

const NO_RUN: Run = { count: 0, first: 0, code: 0, last: 0, rest: '' }

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
    words: toColumn([...words.keys()]),
    stemOf: Array.from(words.values(), (stem) => positions.get(stem) ?? 0),
    stems: toColumn(stems.map(({ stem }) => stem.text)),
    holders: stems.map(({ postings: { holders } }) => holders),
    locations: toRuns(stems.map(({ postings: { locations } }) => toRun(locations, LOCATION_CODES))),
    pages: toRuns(stems.map(({ postings }) => toRun(postings.pages, TEXT_CODES))),
    sections: pages.map(({ content }) => content.sections.length),
    titles: pages.map((page) => JSON.stringify(toTitles(page, addresses))),
  }
}

/** Joins texts, one per line. Neither words nor encoded numbers contain line breaks. */
export function toColumn(texts: readonly string[]): string {
  return texts.join('\n')
}

/** Splits a text of {@link toColumn}. @param count The number of texts: none and a single empty one look the same. */
export function splitColumn(column: string, count: number): readonly string[] {
  return count === 0 ? [] : column.split('\n')
}

/** Puts the sequence of each stem in columns. */
export function toRuns(runs: readonly Run[]): Runs {
  return {
    count: runs.map(({ count }) => count),
    first: runs.map(({ first }) => first),
    code: runs.map(({ code }) => code),
    last: runs.map(({ last }) => last),
    rest: toColumn(runs.map(({ rest }) => rest)),
  }
}

function toRun(list: readonly number[], codes: number): Run {
  const head = list[0]
  if (head === undefined) return NO_RUN
  const first = Math.floor(head / codes)
  let before = first
  const distances: number[] = []
  for (let at = 1; at < list.length; at++) {
    const posting = list[at] as number
    const number = Math.floor(posting / codes)
    distances.push((number - before) * codes + (posting % codes))
    before = number
  }
  return { count: list.length, first, code: head % codes, last: before, rest: toNumberText(distances) }
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
