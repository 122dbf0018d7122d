import { findLocale, type Page, type PageTree, toHash } from '../../core/index.ts'
import { type AddedPage, createIndexParts, type IndexPartsInput } from './create-index-parts.ts'
import { createNavigationFacts } from './create-navigation-facts.ts'
import { createVersionSearch } from './create-version-search.ts'
import { type IndexEntry, MANIFEST_FILE, type SearchManifest, VOCABULARY_FILE } from './format/index-files.ts'
import { type IndexFile, toIndexFiles } from './to-index-files.ts'

export interface SearchInput extends IndexPartsInput {
  tree: PageTree
  indexHiddenPages: boolean
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
    parts: createIndexParts(findLocale(editions.at(-1) ?? input.tree.root), input),
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
        const { vocabulary, files } = toIndexFiles(await parts.read(), pages)
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
