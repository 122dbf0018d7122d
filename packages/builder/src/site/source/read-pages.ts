import type { Diagnostic } from '@spearmint/config'
import { type Cache, type Page, type SourceFile, type SourceFolder, toHash } from '../../core/index.ts'
import { checkEncoding } from './check-encoding.ts'
import type { HashFile } from './create-source-hashes.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** Reads of each file of a page what the site needs to know before any content is rendered. */
export function readPages(
  files: readonly SourceFile[],
  source: Pick<SourceFolder, 'readText' | 'readBytes'>,
  { cache, hashFile }: { cache?: Cache | undefined; hashFile?: HashFile | undefined } = {},
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const read = files.map(({ path }) => {
    const hash = cache === undefined ? undefined : hashFile?.(path)
    const key = `page ${toHash(path, hash ?? '')}`
    const found = hash === undefined ? undefined : (cache?.find(key) as ReadPage | undefined)
    if (found !== undefined) return found
    const text = source.readText(path) ?? ''
    const { page, diagnostics } = readPage(path, text)
    const made = { page, diagnostics: [...checkEncoding(path, text, source), ...diagnostics] }
    // A file that was saved meanwhile is not what its hash says, and neither is the text of one that is not UTF-8.
    if (toHash(text) === hash) cache?.set(key, made)
    return made
  })
  return { pages: read.map(({ page }) => page), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) }
}
