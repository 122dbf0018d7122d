import type { TextEdit } from '@spearmint/config/diagnostics'
import { toIconKind } from '../../core/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'

/** Keys whose value is a page or a file of the site, relative to its root. The value of `openapi` starts with one. */
const LINE =
  /^(["']?(?:url|icon|image|og:image|twitter:image|openapi|openapi-schema)["']?[ \t]*:[ \t]*["']?)([^\s"']+)/gm

/**
 * Renames pages and files in the frontmatter of a page.
 *
 * @param block The text of the file up to the end of its frontmatter.
 */
export function renameInFrontmatter(block: string, rename: PathRenamer): TextEdit[] {
  return [...block.matchAll(LINE)].flatMap(({ index, 1: key = '', 2: value = '' }) => {
    const isName = /icon/.test(key) && toIconKind(value) !== 'picture'
    const text = isName ? value : rename(value)
    const offset = index + key.length
    return text === value ? [] : [{ offset, length: value.length, text }]
  })
}
