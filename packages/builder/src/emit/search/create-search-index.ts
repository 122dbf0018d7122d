import { createHash } from 'node:crypto'
import { type Addresses, type Cache, type Page, type PageTree, toHash } from '../../core/index.ts'
import { type IndexEntry, MANIFEST_FILE, type SearchManifest } from './format/index-files.ts'
import { type IndexPart, toIndexPart } from './index-part.ts'
import { isSearchable } from './is-searchable.ts'
import { type IndexFile, joinIndexParts } from './join-index-parts.ts'
import type { Stemmer } from './load-stemmer.ts'
import { createTermTable } from './term-table.ts'
import type { SearchFacts } from './to-search-facts.ts'

export interface SearchInput {
  tree: PageTree
  addresses: Addresses
  indexHiddenPages: boolean
  /** Loads the stemmer of a locale; English without one. */
  loadStemmer: (locale?: string) => Promise<Stemmer>
  /** Gives what is searched of a page that was added without it. */
  readContent: (page: Page) => Promise<SearchFacts>
  cache?: Cache | undefined
}

/** A page that was written. */
interface AddedPage {
  page: Page
  /** Of two pages with one key all that is searched is the same. */
  key: string
  /** What is searched of it, where that is at hand. */
  content?: SearchFacts | undefined
}

/**
 * The search of a site: a manifest, and an index for each version of the site (for the site itself when it has none). A
 * page that stands in several versions is in each of their indexes.
 */
export interface SearchIndex {
  /** Adds a page; they come in the order of reading. What is at hand of a page is given up when its part is made. */
  add(page: AddedPage): Promise<void>
  /** Ends the last parts. Of two indexes with one key all files are the same where the navigation is. */
  finish(): Promise<string>
  /** Makes the files: paths below the folder of the search, and their text. Call `finish` before. */
  toFiles(): Promise<IndexFile[]>
}

/** Creates the search of a site without pages. */
export function createSearchIndex(input: SearchInput): SearchIndex {
  const { tree, indexHiddenPages } = input
  const versions = listVersions(tree).map((version) => ({ ...version, parts: createParts(version.locale, input) }))
  return {
    async add(added) {
      if (!isSearchable(added.page, tree, { indexHiddenPages })) return
      for (const { holds, parts } of versions) if (holds(added.page)) await parts.add(added)
    },
    async finish() {
      const keys = versions.map(({ parts }) => parts.finish())
      return toHash(...(await Promise.all(keys)))
    },
    async toFiles() {
      const indexes: IndexEntry[] = []
      // Versions that hold the same share a folder.
      const folders = new Map<string, IndexFile[]>()
      for (const { name, parts } of versions) {
        const pages = parts.pages.map((page) => ({ page, tab: tree.findDivision(page)?.tab }))
        const index = joinIndexParts(await parts.read(), { pages, hasTabs: tree.tabs.length > 0 })
        const folder = toFolder(index)
        indexes.push({ name, folder })
        folders.set(
          folder,
          index.map((file) => ({ ...file, name: `${folder}/${file.name}` })),
        )
      }
      const manifest: SearchManifest = { indexes, tabs: tree.tabs.map(({ name }) => name) }
      return [{ name: MANIFEST_FILE, text: JSON.stringify(manifest) }, ...[...folders.values()].flat()]
    },
  }
}

/** How many pages a part holds at most. */
const MOST_PAGES = 128

/** One of 16 hashes begins so: about as many pages are in a part. */
const LAST_OF_PART = /^[A-D]/

/**
 * Whether a part ends with a page. Its address says so, not its place: where a page comes or goes, the parts before and
 * behind stay as they are.
 */
function endsPart(page: Page, size: number): boolean {
  return size >= MOST_PAGES || LAST_OF_PART.test(toHash(page.permalink))
}

/** The parts of one index. They are remembered, so that a part is made when one of its pages is another. */
function createParts(locale: string | undefined, { addresses, loadStemmer, readContent, cache }: SearchInput) {
  const pages: Page[] = []
  const finished: { key: string; pages: readonly Page[]; part?: IndexPart }[] = []
  let added: AddedPage[] = []
  let terms: ReturnType<typeof createTermTable> | undefined

  async function make(key: string, of: readonly Omit<AddedPage, 'key'>[]): Promise<IndexPart> {
    terms ??= createTermTable(await loadStemmer(locale))
    const searched = []
    for (const { page, content } of of) searched.push({ page, content: content ?? (await readContent(page)) })
    const part = toIndexPart(searched, { terms, addresses })
    cache?.set(key, part)
    return part
  }

  async function endPart(): Promise<void> {
    const key = `search part ${toHash(locale ?? '', ...added.map((page) => page.key))}`
    const isKnown = cache?.retain(key) === true
    const part = isKnown ? undefined : await make(key, added)
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
        // What the cache had may be damaged.
        parts.push(
          known ??
            (await make(
              key,
              of.map((page) => ({ page })),
            )),
        )
      }
      return parts
    },
  }
}

interface SearchedVersion {
  name: string
  locale?: string
  holds: (page: Page) => boolean
}

/** The versions of this site; those that are other sites have pages of their own there. */
function listVersions(tree: PageTree): SearchedVersion[] {
  if (tree.versions.length === 0) return [{ name: '', holds: () => true }]
  return tree.versions.flatMap(({ name, locale, href }, version) => {
    if (href !== undefined) return []
    const listed = new Set(tree.divisions.flatMap((division) => (division.version === version ? division.pages : [])))
    const holds = (page: Page): boolean =>
      listed.has(page) || (!tree.isListed(page) && tree.findDivision(page)?.version === version)
    return [{ name, holds, ...(locale !== undefined && { locale }) }]
  })
}

function toFolder(files: readonly IndexFile[]): string {
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex').slice(0, 10)
}
