import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SearchManifest } from '../src/emit/search/format/index-files.ts'
import { type IndexReader, openIndex } from '../src/emit/search/query/index-reader.ts'

/** The index of a built site, and the bytes loaded from it so far, compressed by gzip. */
export interface BuiltIndex {
  index: IndexReader
  loaded: ReadonlyMap<string, number>
}

/** Opens the search of a built site as a reader's browser does. @param version position among the indexes */
export async function openBuiltIndex(out: string, version = 0): Promise<BuiltIndex> {
  const folder = join(out, '_spearmint/search')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as SearchManifest
  const entry = manifest.indexes[version]
  if (entry === undefined) throw new Error(`The search of ${out} has no index ${version}.`)
  const loaded = new Map<string, number>()
  const index = await openIndex(entry, async (path) => {
    const bytes = readFileSync(join(folder, path))
    loaded.set(path, gzipSync(bytes, { level: 9 }).length)
    return JSON.parse(bytes.toString()) as unknown
  })
  return { index, loaded }
}
