import type { VFileMessage } from 'vfile-message'
import type { SyntaxFix } from './syntax-fix.ts'

const APART = /^Expected the closing tag `<\/([^`]*)>` either after the end of `(\w+)`/

/**
 * Moves a closing tag out of the block that its opening tag is not in: the last line of a paragraph, a list item that the
 * indentation of the tag makes it part of, or a table.
 */
export function moveClosingTag(text: string, { reason, place }: VFileMessage, attempt: number): SyntaxFix | undefined {
  const [, name, block = ''] = APART.exec(reason) ?? []
  const offset = place && ('start' in place ? place.start.offset : place.offset)
  if (name === undefined || offset === undefined) return undefined
  const closing = `</${name}>`
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const indent = text.slice(lineStart, offset)
  const isInline = indent.trim() !== ''
  const opening = findOpeningIndent(text.slice(0, lineStart), name)
  const isDeeper = attempt === 0 && opening !== undefined && opening.length < indent.length
  const kept = isDeeper ? opening : ''
  const reported = `found \`${closing}\` in ${BLOCKS[block] ?? 'another block than its opening tag'}`
  if (isInline) {
    const advice = `Put ${closing} on its own line${block === 'listItem' ? ', after a blank line' : ''}.`
    return { offset, remove: 0, insert: `\n\n${opening ?? ''}`, reason: reported, advice }
  }
  return {
    offset: lineStart,
    remove: indent.length,
    insert: `\n${kept}`,
    culprit: offset,
    reason: reported,
    advice: `Put a blank line before ${closing}, and ${isDeeper ? `indent it like <${name}>` : 'remove its indentation'}.`,
  }
}

/** The blocks that a closing tag gets into by mistake. */
const BLOCKS: Readonly<Record<string, string>> = {
  atxHeading: 'a heading',
  listItem: 'a list item that its opening tag is not in',
  blockQuote: 'a quote that its opening tag is not in',
  paragraph: 'a paragraph that its opening tag is not in',
  tableData: 'a table',
  tableHeader: 'a table',
}

/** Longest text before a tag on its line that is examined. */
const MAX_INDENT = 100

/** The indentation of the last line before a closing tag that starts with its opening tag. */
function findOpeningIndent(before: string, name: string): string | undefined {
  for (let index = before.lastIndexOf(`<${name}`); index >= 0; index = before.lastIndexOf(`<${name}`, index - 1)) {
    const indent = /(?:^|\n)([ \t]*)$/.exec(before.slice(Math.max(0, index - MAX_INDENT), index))?.[1]
    if (indent !== undefined && !/[\w.:-]/.test(before[index + name.length + 1] ?? '')) return indent
    if (index === 0) break
  }
  return undefined
}

/**
 * Moves a closing tag into the list item or quote of its opening tag, if it is the first thing after it.
 *
 * @param start - Offset of the opening tag.
 * @param end - Where the list item or quote ends.
 */
export function indentClosingTag(text: string, start: number, end: number, closing: string): SyntaxFix | undefined {
  const gap = /^\s*/.exec(text.slice(end))?.[0].length ?? 0
  if (!text.startsWith(closing, end + gap)) return undefined
  const lineStart = text.lastIndexOf('\n', end + gap - 1) + 1
  const marker = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (lineStart <= start || marker.length > MAX_INDENT || !/^[\s>]*(?:[-+*]|\d+[.)])?\s*$/.test(marker))
    return undefined
  const prefix = marker.replace(/[^>\s]/g, ' ')
  const name = closing.slice(2, -1)
  const [where, advice] = prefix.includes('>')
    ? ['quote', `Write > before ${closing} too.`]
    : ['list item', `Indent ${closing} like <${name}>.`]
  return {
    offset: lineStart,
    remove: end + gap - lineStart,
    insert: prefix,
    culprit: end + gap,
    reason: `found \`${closing}\` outside of the ${where} that \`<${name}>\` is in`,
    advice,
  }
}
