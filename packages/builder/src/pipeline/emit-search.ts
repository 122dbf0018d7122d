import { ASSETS_FOLDER } from '../assets/client-assets.ts'
import type { OutputFolder } from '../model/folders.ts'
import type { Memory } from '../model/memory.ts'
import { createSearchIndex, type SearchIndex } from '../search/create-search-index.ts'
import { MANIFEST_FILE, SEARCH_FOLDER } from '../search/format/index-files.ts'
import { loadStemmer } from '../search/load-stemmer.ts'
import type { PageRecorder } from './create-page-recorder.ts'
import type { PreparedSite } from './prepare-site.ts'

/** Path in the site of the folder of the search. */
export const SEARCH_PATH = `${ASSETS_FOLDER}/${SEARCH_FOLDER}`

/** Path in the site of the manifest of the search. */
export const SEARCH_MANIFEST = `${SEARCH_PATH}/${MANIFEST_FILE}`

/** Begins the index of the search of a site. */
export function beginSearch(
  { site: { config, tree, addresses } }: Pick<PreparedSite, 'site'>,
  { recorder, memory }: { recorder: PageRecorder; memory: Memory | undefined },
): SearchIndex {
  const { indexHiddenPages } = config.seo
  const readContent = async (page: Parameters<PageRecorder['record']>[0]) => (await recorder.record(page)).readSearch()
  return createSearchIndex({ tree, addresses, indexHiddenPages, loadStemmer, readContent, memory })
}

/** Writes the index of the search, which readers' browsers load piece by piece. */
export async function emitSearch(index: SearchIndex, output: Pick<OutputFolder, 'write'>): Promise<void> {
  for (const { name, text } of await index.toFiles()) output.write(`${SEARCH_PATH}/${name}`, text)
}
