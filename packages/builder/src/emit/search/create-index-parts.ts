import { type Addresses, type Cache, type Page, toHash } from '../../core/index.ts'
import { buildIndexPart, type IndexPart } from './index-part.ts'
import { joinParts, PartJoiner } from './join-parts.ts'
import type { Stemmer } from './load-stemmer.ts'
import { PostingsBuilder } from './postings.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** A page that was added to the index. */
export interface AddedPage {
  page: Page
  /** Pages with the same key have the same searchable content. */
  key: string
  /** Its searchable content, if already known. */
  content?: SearchFacts | undefined
}

export interface IndexPartsInput {
  addresses: Addresses
  /** Loads the stemmer of a locale; English without one. */
  loadStemmer: (locale?: string) => Promise<Stemmer>
  /** Reads the searchable content of a page that was added without it. */
  readContent: (page: Page) => Promise<SearchFacts>
  cache?: Cache | undefined
}

/** Maximum number of pages in a part, and of parts in a group. */
const MAX_PAGES = 128
const MAX_PARTS = 64

/** One in 16 hashes starts with one of these letters, so a part has about 16 pages, and a group about 16 parts. */
const LAST_OF_PART = /^[A-D]/
const LAST_OF_GROUP = /^[A-D]{2}/

interface Part {
  key: string
  pages: readonly Page[]
  /** Undefined if it is in the cache. */
  built?: IndexPart | undefined
}

interface Group {
  key: string
  parts: readonly Part[]
  /** Undefined if it is in the cache. */
  joined?: IndexPart | undefined
}

/**
 * Creates the parts of an index, and joins them: neighboring parts to groups, and groups to the index. Both are cached, so
 * that a changed page costs one part and one group. Where a part or group ends depends on the address of a page instead of
 * its position, so that an added or removed page changes only its own.
 */
export function createIndexParts(
  locale: string | undefined,
  { addresses, loadStemmer, readContent, cache }: IndexPartsInput,
) {
  const pages: Page[] = []
  const groups: Group[] = []
  let parts: Part[] = []
  let added: AddedPage[] = []
  let postings: PostingsBuilder | undefined

  async function buildPart(key: string, contents: readonly Omit<AddedPage, 'key'>[]): Promise<IndexPart> {
    postings ??= new PostingsBuilder(await loadStemmer(locale))
    const searched = []
    for (const { page, content } of contents) searched.push({ page, content: content ?? (await readContent(page)) })
    const part = buildIndexPart(searched, { postings, addresses })
    cache?.set(key, part)
    return part
  }

  async function joinGroup(key: string, of: readonly Part[]): Promise<IndexPart> {
    const found: IndexPart[] = []
    for (const { key, pages, built } of of) {
      const known = built ?? (cache?.find(key) as IndexPart | undefined)
      // The entry in the cache may be damaged.
      const contents = pages.map((page) => ({ page }))
      found.push(known ?? (await buildPart(key, contents)))
    }
    const group = joinParts(found)
    cache?.set(key, group)
    return group
  }

  async function endPart(): Promise<void> {
    const key = `search part ${toHash(locale ?? '', ...added.map((page) => page.key))}`
    const isKnown = cache?.retain(key) === true
    const built = isKnown ? undefined : await buildPart(key, added)
    parts.push({ key, pages: added.map(({ page }) => page), built })
    added = []
  }

  async function endGroup(): Promise<void> {
    const key = `search group ${toHash(...parts.map((part) => part.key))}`
    const isKnown = cache?.retain(key) === true
    const joined = isKnown ? undefined : await joinGroup(key, parts)
    groups.push({
      key,
      parts: parts.map(({ key, pages }) => ({ key, pages })),
      // With a cache, it is read from there, so that only one group is in memory until the end.
      ...(cache === undefined && { joined }),
    })
    parts = []
  }

  return {
    pages,
    /** Adds a page, in reading order. Its content is released when its part is built. */
    async add(page: AddedPage): Promise<void> {
      pages.push(page.page)
      added.push(page)
      const hash = toHash(page.page.permalink)
      if (added.length >= MAX_PAGES || LAST_OF_PART.test(hash)) await endPart()
      if (parts.length >= MAX_PARTS || LAST_OF_GROUP.test(hash)) await endGroup()
    },
    /** Ends the last part and group. Returns a key that covers all pages and their content. */
    async finish(): Promise<string> {
      if (added.length > 0) await endPart()
      if (parts.length > 0) await endGroup()
      return toHash(...groups.map(({ key }) => key))
    },
    /** Reads the index of all pages. */
    async read(): Promise<IndexPart> {
      const joiner = new PartJoiner()
      for (const group of groups) {
        const known = group.joined ?? (cache?.find(group.key) as IndexPart | undefined)
        joiner.add(known ?? (await joinGroup(group.key, group.parts)))
      }
      return joiner.end()
    },
  }
}
