import { splitFrontmatter } from './split-frontmatter.ts'

/**
 * The body of a page with empty lines in place of its frontmatter, so that lines count as in the file. Line ends become
 * `\n`; a byte order mark goes.
 */
export function blankFrontmatter(text: string): string {
  const { bodyStart, bodyLine } = splitFrontmatter(text)
  return '\n'.repeat(bodyLine - 1) + text.slice(bodyStart).replace(/\r\n?/g, '\n')
}
