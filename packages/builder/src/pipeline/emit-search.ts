import type { SiteConfig } from '@spearmint/config'
import { ASSETS_FOLDER } from '../assets/client-assets.ts'
import type { Addresses } from '../model/addresses.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { PageTree } from '../model/page-tree.ts'
import { buildSearchIndex } from '../search/build-search-index.ts'
import { MANIFEST_FILE, SEARCH_FOLDER } from '../search/format/index-files.ts'
import { loadStemmer } from '../search/load-stemmer.ts'
import type { PageFacts } from './page-record.ts'

/** Path in the site of the folder of the search. */
export const SEARCH_PATH = `${ASSETS_FOLDER}/${SEARCH_FOLDER}`

/** Path in the site of the manifest of the search. */
export const SEARCH_MANIFEST = `${SEARCH_PATH}/${MANIFEST_FILE}`

/** Writes the index of the search, which readers' browsers load piece by piece. */
export async function emitSearch(
  facts: readonly PageFacts[],
  { config, tree, addresses }: { config: SiteConfig; tree: PageTree; addresses: Addresses },
  output: Pick<OutputFolder, 'write'>,
): Promise<void> {
  const { indexHiddenPages } = config.seo
  const files = await buildSearchIndex(facts, { tree, addresses, indexHiddenPages, loadStemmer })
  for (const { name, text } of files) output.write(`${SEARCH_PATH}/${name}`, text)
}
