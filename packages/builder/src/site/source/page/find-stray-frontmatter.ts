import { findField } from './frontmatter-fields.ts'

/** Frontmatter that is not recognized, because of a mistake of its author, and shown as text. */
export interface StrayFrontmatter {
  /** The line of its first fence, starting at 1. */
  line: number
  /** Whether there are blank lines above it. Otherwise its end is missing. */
  isLate: boolean
}

/** Blank lines, a fence, and the first key after it. */
const OPENING = /^\uFEFF?([ \t\r\n]*[\r\n])?---[ \t]*(?:\r\n|\n|\r)["']?([\w-]+)["']?[ \t]*:/

/**
 * Finds a block in a page without frontmatter that was meant to be its frontmatter: a fence, and below it a key that
 * frontmatter supports. Any other text below a `---` is content.
 *
 * @param text The whole text of a page without frontmatter.
 */
export function findStrayFrontmatter(text: string): StrayFrontmatter | undefined {
  const [, blank = '', key] = OPENING.exec(text) ?? []
  if (key === undefined || findField(key) === undefined) return undefined
  return { line: blank.split(/\r\n|\n|\r/).length, isLate: blank !== '' }
}
