import type { Diagnostic } from '@spearmint/config'
import type { SourceFile, SourceFolder } from '../model/folders.ts'
import { type Memory, remember } from '../model/memory.ts'
import type { Page } from '../model/page.ts'
import { toHash } from '../model/to-hash.ts'
import { readPage } from '../source/read-page.ts'

/** Reads of each file of a page what the site needs to know before any content is rendered. */
export function readPages(
  files: readonly SourceFile[],
  source: Pick<SourceFolder, 'readText'>,
  memory?: Memory,
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const read = files.map(({ path }) => {
    const text = source.readText(path) ?? ''
    return remember(memory, `page ${toHash(path, text)}`, () => readPage(path, text))
  })
  return { pages: read.map(({ page }) => page), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) }
}
