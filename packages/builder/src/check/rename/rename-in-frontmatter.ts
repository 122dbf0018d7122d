import { toIconKind } from '../../core/index.ts'
import type { PathRenamer } from './create-path-renamer.ts'

/** A stretch of a text and what to put there. Offsets are UTF-16 units. */
export interface TextChange {
  start: number
  end: number
  text: string
}

/** Keys whose value is a page or a file of the site, from its root. That of `openapi` begins with one. */
const LINE =
  /^(["']?(?:url|icon|image|og:image|twitter:image|openapi|openapi-schema)["']?[ \t]*:[ \t]*["']?)([^\s"']+)/gm

/**
 * Renames pages and files in the frontmatter of a page.
 *
 * @param block the text of the file up to the end of its frontmatter
 */
export function renameInFrontmatter(block: string, rename: PathRenamer): TextChange[] {
  return [...block.matchAll(LINE)].flatMap(({ index, 1: key = '', 2: value = '' }) => {
    const isName = /icon/.test(key) && toIconKind(value) !== 'picture'
    const text = isName ? value : rename(value)
    const start = index + key.length
    return text === value ? [] : [{ start, end: start + value.length, text }]
  })
}
