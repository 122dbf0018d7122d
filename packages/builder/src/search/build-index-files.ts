import type { Addresses } from '../model/addresses.ts'
import type { Page } from '../model/page.ts'
import { toSlug } from '../model/to-slug.ts'
import {
  FIELD_LEVEL,
  type PageTitles,
  toPostingsFile,
  toTitlesFile,
  VOCABULARY_FILE,
  type Vocabulary,
} from './format/index-files.ts'
import { toNumberText } from './format/number-text.ts'
import { type StemmedWord, toWordListText } from './format/word-list.ts'
import type { Stemmer } from './load-stemmer.ts'
import { createPostings, type PageTexts } from './postings.ts'
import { createTermTable } from './term-table.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** A page as it is searched. */
export interface SearchedPage {
  page: Page
  content: SearchFacts
  /** Position of its tab in the navigation. */
  tab: number | undefined
}

/** A file of an index and its text. */
export interface IndexFile {
  name: string
  text: string
}

/** How many characters a file of postings or titles holds, about. A search loads a few of them. */
const SHARD_SIZE = { postings: 8_000, titles: 6_000 }

export interface IndexInput {
  stem: Stemmer
  addresses: Addresses
  hasTabs: boolean
}

/**
 * Builds the files of one index: vocabulary, postings, titles (see `format/index-files.ts`). The same pages give the
 * same bytes.
 */
export function buildIndexFiles(pages: readonly SearchedPage[], { stem, addresses, hasTabs }: IndexInput): IndexFile[] {
  const terms = createTermTable(stem)
  const postings = createPostings(terms)
  for (const { page, content } of pages) postings.addPage(toTexts(page, content))

  const { words, order } = numberStems(terms.words, postings.isDispensable)
  const lists = toShards(order.map(postings.toText), (text) => text.length, SHARD_SIZE.postings)
  const titles = toShards(
    pages.map((page) => toTitles(page, addresses)),
    (page) => JSON.stringify(page).length,
    SHARD_SIZE.titles,
  )
  const vocabulary: Vocabulary = {
    words: toWordListText(words),
    postings: lists.map(({ first }) => first),
    titles: titles.map(({ first }) => first),
    pages: toNumberText(pages.map(({ content }) => content.sections.length)),
    tabs: hasTabs ? toNumberText(pages.map(({ tab }) => (tab === undefined ? 0 : tab + 1))) : '',
    boosts: pages.flatMap(({ page }, index) => {
      const boost = readBoost(page)
      return boost === 1 ? [] : [[index, boost] as const]
    }),
  }
  return [
    { name: VOCABULARY_FILE, text: JSON.stringify(vocabulary) },
    ...lists.map(({ items }, index) => ({ name: toPostingsFile(index), text: JSON.stringify(items) })),
    ...titles.map(({ items }, index) => ({ name: toTitlesFile(index), text: JSON.stringify(items) })),
  ]
}

/** The texts of a page by the place they stand in. The first place is the page itself. */
function toTexts(page: Page, { words, code, sections }: SearchFacts): PageTexts {
  const lead = { title: page.title, keywords: listKeywords(page) }
  const places = sections.map(({ heading, level }) => (level === FIELD_LEVEL ? { field: heading } : { heading }))
  return { places: [lead, ...places], words, code }
}

/**
 * Words in order; stems numbered as they first appear there. `order` gives for each new number the old one. What nobody
 * misses is left out.
 */
function numberStems(
  words: ReadonlyMap<string, number>,
  isDispensable: (word: string, stem: number) => boolean,
): { words: StemmedWord[]; order: number[] } {
  const numbers = new Map<number, number>()
  const sorted = [...words]
    .filter(([word, stem]) => !isDispensable(word, stem))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const numbered = sorted.map(([word, old]): StemmedWord => {
    const number = numbers.get(old) ?? numbers.size
    numbers.set(old, number)
    return [word, number]
  })
  return { words: numbered, order: [...numbers.keys()] }
}

interface Shard<T> {
  /** Position of the first item among all. */
  first: number
  items: T[]
}

function toShards<T>(items: readonly T[], measure: (item: T) => number, most: number): Shard<T>[] {
  const shards: Shard<T>[] = []
  let room = 0
  for (const [index, item] of items.entries()) {
    const size = measure(item)
    const last = shards.at(-1)
    if (last === undefined || room < size) {
      shards.push({ first: index, items: [item] })
      room = most - size
    } else {
      last.items.push(item)
      room -= size
    }
  }
  return shards
}

/** Ids that follow from their headings are left out. */
function toTitles({ page, content }: SearchedPage, { toPageHref }: Addresses): PageTitles {
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

/** `boost` of the frontmatter, a number above 0; anything else is 1. */
function readBoost({ frontmatter }: Page): number {
  const boost = Number(frontmatter.raw.boost ?? 1)
  return Number.isFinite(boost) && boost > 0 ? Math.min(boost, 100) : 1
}
