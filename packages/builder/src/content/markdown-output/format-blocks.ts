/** A heading; nothing without text. A `#` at the end would be read as a closing sequence. */
export function toHeading(level: number, text: string): string {
  const line = text.replace(/\\?\n/g, ' ').trim()
  return line === '' ? '' : `${'#'.repeat(Math.min(level, 6))} ${line.replace(/(?<=\s|^)#+$/, '\\$&')}`
}

/** Code, or the markers of bold text. */
const CODE_OR_STRONG = /(`+)[^`]*\1|\\.|\*\*/g

/** A bold line, in place of a heading. Bold parts of it are not bold again, which would end the bold text. */
export function toBold(text: string): string {
  const plain = text.replace(CODE_OR_STRONG, (found) => (found === '**' ? '' : found)).trim()
  return plain === '' ? '' : `**${plain}**`
}

/** Puts a blank line between blocks and omits empty ones. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** Puts `> ` before each line. */
export function toBlockquote(text: string): string {
  return text === '' ? '' : text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')
}

/** Puts a marker such as `- ` before a block and indents the other lines to match. Empty lines stay empty. */
export function toListItem(marker: string, text: string): string {
  return marker + indent(text, marker.length)
}

/** Indents all lines but the first, which follows a marker. Empty lines stay empty. */
export function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`)
}
