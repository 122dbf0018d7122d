import type { Paragraph } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

const HEADING = /^(#{2,6})(?=[\p{L}\p{N}*_`[])([^\r\n]*)/u

/**
 * A capitalized word after a single `#`, as the only line of a paragraph: not a number, a channel, a color, several tags
 * or a sentence.
 */
const TITLE = /^(#)(\p{Lu}\p{Ll}+(?:[^\S\r\n]+[^\s#][^\r\n#]*)?(?<![.!,;:]))\s*$/u

/** `##Plans` or `#Plans` at the start of a paragraph. */
export function checkLiteralHeading(paragraph: Paragraph, text: string): Mistake[] {
  const extent = findExtent(paragraph)
  if (extent === undefined || !text.startsWith('#', extent.start)) return []
  const { start } = extent
  const source = text.slice(start, extent.end)
  const [line = '', marker = '', title = ''] = HEADING.exec(source) ?? TITLE.exec(source) ?? []
  if (line === '') return []
  return [
    {
      code: 'page/literal-heading',
      message: `This line is not a heading, because there is no space after ${marker}.`,
      suggestion: `Write ${marker} ${title.trimEnd()}`,
      start,
      end: start + line.trimEnd().length,
    },
  ]
}
