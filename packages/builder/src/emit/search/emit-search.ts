import type { SiteConfig } from '@spearmint/config'
import type { Addresses, Cache, OutputFolder, Page, PageTree } from '../../core/index.ts'
import { ASSETS_FOLDER } from '../../theme/index.ts'
import { createSearchIndex, type SearchIndex } from './create-search-index.ts'
import { MANIFEST_FILE, SEARCH_FOLDER } from './format/index-files.ts'
import { loadStemmer } from './load-stemmer.ts'
import type { SearchFacts } from './to-search-facts.ts'

/** Path in the site of the search folder. */
export const SEARCH_PATH = `${ASSETS_FOLDER}/${SEARCH_FOLDER}`

/** Path in the site of the search manifest. */
export const SEARCH_MANIFEST = `${SEARCH_PATH}/${MANIFEST_FILE}`

export interface SearchInput {
  config: Pick<SiteConfig, 'seo'>
  tree: PageTree
  addresses: Addresses
  /** Reads the searchable content of a page. Called for pages whose part of the index is not in the cache. */
  readContent: (page: Page) => Promise<SearchFacts>
  cache: Cache | undefined
}

/** Creates the search index of a site. */
export function createSearch({ config, tree, addresses, readContent, cache }: SearchInput): SearchIndex {
  const { indexHiddenPages } = config.seo
  return createSearchIndex({ tree, addresses, indexHiddenPages, loadStemmer, readContent, cache })
}

/** Writes the search index, which browsers load piece by piece. */
export async function emitSearch(index: SearchIndex, output: Pick<OutputFolder, 'write'>): Promise<void> {
  for (const { name, text } of await index.toFiles()) output.write(`${SEARCH_PATH}/${name}`, text)
}
