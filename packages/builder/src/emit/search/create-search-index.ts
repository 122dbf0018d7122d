import { type Addresses, type Cache, findLocale, type Page, type PageTree, toHash } from '../../core/index.ts'
import { createNavigationFacts } from './create-navigation-facts.ts'
import { createVersionSearch } from './create-version-search.ts'
import { type IndexEntry, MANIFEST_FILE, type SearchManifest, VOCABULARY_FILE } from './format/index-files.ts'
import { buildIndexPart, type IndexPart } from './index-part.ts'
import { type IndexFile, joinIndexParts } from './join-index-parts.ts'
import type { Stemmer } from './load-stemmer.ts'
import { PostingsBuilder } from './postings.ts'
import type { SearchFacts } from './to-search-facts.ts'

export interface SearchInput {
  tree: PageTree
  addresses: Addresses
  indexHiddenPages: boolean
  /** Loads the stemmer of a locale; English without one. */
  loadStemmer: (locale?: string) => Promise<Stemmer>
  /** Reads the searchable content of a page that was added without it. */
  readContent: (page: Page) => Promise<SearchFacts>
  cache?: Cache | undefined
}

/** A page that was added to the index. */
interface AddedPage {
  page: Page
  /** Pages with the same key have the same searchable content. */
  key: string
  /** Its searchable content, if already known. */
  content?: SearchFacts | undefined
}

/**
 * The search index of a site: a manifest, and an index for each version of the site (or one if there are no versions). A
 * page that is listed in several versions is in each of their indexes.
 */
export interface SearchIndex {
  /** Adds a page. Pages are added in reading order. The content of a page is released when its part is built. */
  add(page: AddedPage): Promise<void>
  /** Completes the last parts. Indexes with the same key have the same files if they have the same navigation. */
  finish(): Promise<string>
  /** Returns the files: paths below the search folder, and their text. Call `finish` first. */
  toFiles(): Promise<IndexFile[]>
}

/** Creates the search index of a site, without pages. */
export function createSearchIndex(input: SearchInput): SearchIndex {
  const { tree, indexHiddenPages } = input
  const { divisions, locate } = createNavigationFacts(tree)
  const findVersions = createVersionSearch(tree)
  const versions = tree.choices.map(({ name, editions }) => ({
    name,
    parts: createParts(findLocale(editions.at(-1) ?? input.tree.root), input),
  }))
  return {
    async add(added) {
      if (!isSearchable(added.page, tree, { indexHiddenPages })) return
      for (const version of findVersions(added.page)) await versions[version]?.parts.add(added)
    },
    async finish() {
      const keys = versions.map(({ parts }) => parts.finish())
      return toHash(...(await Promise.all(keys)))
    },
    async toFiles() {
      const indexes: IndexEntry[] = []
      // Versions share files with the same content, and have one name for each content.
      const texts = new Map<string, string>()
      for (const { name, parts } of versions) {
        const pages = parts.pages.map((page) => ({ page, ...locate(page), boost: tree.findBoost(page) }))
        const { vocabulary, files } = joinIndexParts(await parts.read(), pages)
        const folder = toHash(vocabulary).slice(0, FOLDER_LENGTH)
        indexes.push({ name, folder })
        texts.set(`${folder}/${VOCABULARY_FILE}`, vocabulary)
        for (const file of files) texts.set(file.name, file.text)
      }
      const manifest: SearchManifest = { indexes, divisions }
      const files = Array.from(texts, ([name, text]) => ({ name, text }))
      return [{ name: MANIFEST_FILE, text: JSON.stringify(manifest) }, ...files]
    },
  }
}

/**
 * Whether the search of the site finds a page (docs/reference/pages-and-files.mdx#visibility). Pages outside the
 * navigation are found only if configured. A page that only links to another address (`url`) is never found.
 */
export function isSearchable(page: Page, tree: PageTree, { indexHiddenPages }: { indexHiddenPages: boolean }): boolean {
  const { url, noindex, hidden, raw } = page.frontmatter
  if (url !== undefined || noindex || String(raw.searchable).toLowerCase() === 'false') return false
  return indexHiddenPages || (!hidden && tree.isFindable(page))
}

/** The number of characters of a hash in the name of a folder: 60 bits. */
const FOLDER_LENGTH = 10

/** Maximum number of pages in a part. */
const MAX_PAGES = 128

/** One in 16 hashes starts with one of these letters, so a part has about 16 pages. */
const LAST_OF_PART = /^[A-D]/

/**
 * Whether a part ends with a page. This depends on its address instead of its position, so that an added or removed page
 * changes only its own part.
 */
function endsPart(page: Page, size: number): boolean {
  return size >= MAX_PAGES || LAST_OF_PART.test(toHash(page.permalink))
}

/** Creates the parts of an index. They are cached, so that a part is only built again if one of its pages changes. */
function createParts(locale: string | undefined, { addresses, loadStemmer, readContent, cache }: SearchInput) {
  const pages: Page[] = []
  const finished: { key: string; pages: readonly Page[]; part?: IndexPart }[] = []
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

  async function endPart(): Promise<void> {
    const key = `search part ${toHash(locale ?? '', ...added.map((page) => page.key))}`
    const isKnown = cache?.retain(key) === true
    const part = isKnown ? undefined : await buildPart(key, added)
    finished.push({ key, pages: added.map(({ page }) => page), ...(cache === undefined && part && { part }) })
    added = []
  }

  return {
    pages,
    async add(page: AddedPage): Promise<void> {
      pages.push(page.page)
      added.push(page)
      if (endsPart(page.page, added.length)) await endPart()
    },
    async finish(): Promise<string> {
      if (added.length > 0) await endPart()
      return toHash(...finished.map(({ key }) => key))
    },
    async read(): Promise<IndexPart[]> {
      const parts: IndexPart[] = []
      for (const { key, part, pages: of } of finished) {
        const known = part ?? (cache?.find(key) as IndexPart | undefined)
        // The entry in the cache may be damaged.
        parts.push(
          known ??
            (await buildPart(
              key,
              of.map((page) => ({ page })),
            )),
        )
      }
      return parts
    },
  }
}
