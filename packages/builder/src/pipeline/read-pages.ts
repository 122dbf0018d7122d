import type { Diagnostic } from '@spearmint/config'
import type { SourceFile, SourceFolder } from '../model/folders.ts'
import { type Memory, remember } from '../model/memory.ts'
import type { Page } from '../model/page.ts'
import { toHash } from '../model/to-hash.ts'
import { readPage } from '../source/read-page.ts'
import type { HashFile } from './create-source-hashes.ts'

/** Reads of each file of a page what the site needs to know before any content is rendered. */
export function readPages(
  files: readonly SourceFile[],
  source: Pick<SourceFolder, 'readText'>,
  { memory, hashFile }: { memory?: Memory | undefined; hashFile?: HashFile | undefined } = {},
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const read = files.map(({ path }) => {
    const make = () => readPage(path, source.readText(path) ?? '')
    return memory === undefined || hashFile === undefined
      ? make()
      : remember(memory, `page ${toHash(path, hashFile(path))}`, make)
  })
  return { pages: read.map(({ page }) => page), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) }
}
