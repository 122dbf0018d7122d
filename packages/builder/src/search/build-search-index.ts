import { createHash } from 'node:crypto'
import type { Addresses } from '../model/addresses.ts'
import type { Page } from '../model/page.ts'
import type { PageTree } from '../model/page-tree.ts'
import { buildIndexFiles, type IndexFile, type SearchedPage } from './build-index-files.ts'
import { type IndexEntry, MANIFEST_FILE, type SearchManifest } from './format/index-files.ts'
import { isSearchable } from './is-searchable.ts'
import type { Stemmer } from './load-stemmer.ts'
import type { SearchFacts } from './to-search-facts.ts'

export interface SearchInput {
  tree: PageTree
  addresses: Addresses
  indexHiddenPages: boolean
  /** Loads the stemmer of a locale; English without one. */
  loadStemmer: (locale?: string) => Promise<Stemmer>
}

/**
 * Builds the files of the search: a manifest, and an index for each version of the site (for the site itself when it has
 * none). A page that stands in several versions is in each of their indexes.
 * @returns paths below the folder of the search, and their text
 */
export async function buildSearchIndex(
  pages: readonly { page: Page; content: SearchFacts }[],
  { tree, addresses, indexHiddenPages, loadStemmer }: SearchInput,
): Promise<IndexFile[]> {
  const versions = listVersions(tree)
  const searched = pages
    .filter(({ page }) => isSearchable(page, tree, { indexHiddenPages }))
    .map(({ page, content }): SearchedPage => ({ page, content, tab: tree.findDivision(page)?.tab }))
  const indexes: IndexEntry[] = []
  const files: IndexFile[] = []
  for (const { name, locale, holds } of versions) {
    const index = buildIndexFiles(
      searched.filter(({ page }) => holds(page)),
      { stem: await loadStemmer(locale), addresses, hasTabs: tree.tabs.length > 0 },
    )
    const folder = toFolder(index)
    indexes.push({ name, folder })
    files.push(...index.map((file) => ({ ...file, name: `${folder}/${file.name}` })))
  }
  const manifest: SearchManifest = { indexes, tabs: tree.tabs.map(({ name }) => name) }
  return [{ name: MANIFEST_FILE, text: JSON.stringify(manifest) }, ...files]
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
