import { findField } from './frontmatter-fields.ts'

/** Frontmatter that is text of the page, by a slip of its author. */
export interface StrayFrontmatter {
  /** The line of its first fence, from 1. */
  line: number
  /** It has blank lines above it; otherwise its end is missing. */
  isLate: boolean
}

/** Blank lines, a fence, and the first key after it. */
const OPENING = /^\uFEFF?([ \t\r\n]*[\r\n])?---[ \t]*(?:\r\n|\n|\r)["']?([\w-]+)["']?[ \t]*:/

/**
 * Finds what was meant as the frontmatter of a page that has none: a fence, and below it a key that frontmatter knows.
 * Any other line between two rules is left as text.
 *
 * @param text the whole text of a page without frontmatter
 */
export function findStrayFrontmatter(text: string): StrayFrontmatter | undefined {
  const [, blank = '', key] = OPENING.exec(text) ?? []
  if (key === undefined || findField(key) === undefined) return undefined
  return { line: blank.split(/\r\n|\n|\r/).length, isLate: blank !== '' }
}
