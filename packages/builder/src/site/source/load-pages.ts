import { type Diagnostic, toDiagnostic } from '@spearmint/config/diagnostics'
import { type Cache, type Page, type SourceFile, type SourceFolder, toHash } from '../../core/index.ts'
import { FRONTMATTER_CODES } from '../codes.ts'
import type { Variables } from '../variables/replace-in-file.ts'
import { checkEncoding } from './check-encoding.ts'
import type { HashFile } from './create-source-hashes.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

interface LoadPagesOptions {
  cache?: Cache | undefined
  hashFile?: HashFile | undefined
  variables?: Variables | undefined
}

/**
 * Reads and parses what the site needs to know about each page before any content is rendered. A file that cannot be read,
 * which the folder reports, is not a page.
 */
export function loadPages(
  files: readonly SourceFile[],
  source: Pick<SourceFolder, 'readText' | 'readBytes'>,
  { cache, hashFile, variables = {} }: LoadPagesOptions = {},
): { pages: Page[]; diagnostics: Diagnostic[] } {
  const context = JSON.stringify(variables)
  const loaded = files.flatMap(({ path }): ParsedPage[] => {
    const hash = cache === undefined ? undefined : hashFile?.(path)
    const key = `page ${toHash(path, hash ?? '', context)}`
    const cached = hash === undefined ? undefined : (cache?.find(key) as ParsedPage | undefined)
    if (cached !== undefined) return [cached]
    const text = source.readText(path)
    if (text === undefined) return []
    const { page, diagnostics } = parseSafely(path, text, variables)
    const parsed = { page, diagnostics: [...checkEncoding(path, text, source), ...diagnostics] }
    // The hash is outdated if the file was saved in between, and is not that of the text if the file is not UTF-8.
    if (toHash(text) === hash) cache?.set(key, parsed)
    return [parsed]
  })
  return { pages: loaded.map(({ page }) => page), diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics) }
}

/** A page whose frontmatter cannot be read at all is one without frontmatter. */
function parseSafely(file: string, text: string, variables: Variables): ParsedPage {
  try {
    return parsePage(file, text, variables)
  } catch (error) {
    const problem = toDiagnostic(FRONTMATTER_CODES, {
      code: 'page/frontmatter',
      message: `The frontmatter cannot be read, so it is ignored (${error instanceof Error ? error.message : error}).`,
      suggestions: ['Simplify the frontmatter.'],
      file,
    })
    const { page, diagnostics } = parsePage(file, '')
    return { page, diagnostics: [...diagnostics, problem] }
  }
}
