import type { Node } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/fix.ts'
import { readLineBreakBefore, skipBlanksBack } from './blanks.ts'

/** Writes a value, its further lines indented as the first will be. */
export type Write = (value: unknown) => string

/**
 * Puts entries behind the last one of an array or object, each on a line of its own when that one has its own.
 *
 * @param list - gives the text of each entry
 */
export function toInsertion(text: string, parent: Node, list: (write: Write) => string[]): TextEdit {
  const last = parent.children?.at(-1)
  if (last === undefined) return toFirst(text, parent, list)
  const layout = findLayout(text, last)
  const gap = layout === undefined ? ' ' : layout.lineBreak + layout.indent
  const added = list((value) => toText(value, layout)).map((entry) => `,${gap}${entry}`)
  return { offset: last.offset + last.length, length: 0, text: added.join('') }
}

/** Puts another value in place of that of a property. */
export function toReplacement(text: string, property: Node, { offset, length }: Node, value: unknown): TextEdit {
  return { offset, length, text: toText(value, findLayout(text, property)) }
}

/** Into an empty array or object, behind the comments in it. */
function toFirst(text: string, parent: Node, list: (write: Write) => string[]): TextEdit {
  const closing = parent.offset + parent.length - 1
  const inside = text.slice(parent.offset + 1, closing)
  const entries = list((value) => toText(value, undefined))
  if (inside.trim() === '') return { offset: parent.offset + 1, length: inside.length, text: entries.join(', ') }
  const lineStart = skipBlanksBack(text, closing)
  const lineBreak = readLineBreakBefore(text, lineStart)
  if (lineBreak === '') return { offset: closing, length: 0, text: ` ${entries.join(', ')}` }
  const indent = text.slice(lineStart, closing) + findStep(text)
  return { offset: lineStart, length: 0, text: `${indent}${entries.join(`,${lineBreak}${indent}`)}${lineBreak}` }
}

interface Layout {
  indent: string
  step: string
  lineBreak: string
  /** Whether the entry has its parts on lines of their own. */
  isOpen: boolean
}

/** How an entry stands on its own line; undefined when something else is in front of it there. */
function findLayout(text: string, { offset, length, type }: Node): Layout | undefined {
  const lineStart = skipBlanksBack(text, offset)
  const lineBreak = readLineBreakBefore(text, lineStart)
  if (lineBreak === '') return undefined
  const isOpen = type === 'property' || /[\r\n]/.test(text.slice(offset, offset + length))
  return { indent: text.slice(lineStart, offset), step: findStep(text), lineBreak, isOpen }
}

function findStep(text: string): string {
  return /^[\t ]+(?=")/m.exec(text)?.[0] ?? '  '
}

/** Parts of open entries stand on lines of their own; everything else on one. */
function toText(value: unknown, layout: Layout | undefined): string {
  if (layout === undefined || !layout.isOpen) return toOneLine(value)
  return JSON.stringify(value, null, layout.step).replaceAll('\n', layout.lineBreak + layout.indent)
}

/** JSON with blanks as people write it: `{ "a": 1 }`. */
function toOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${toOneLine(part)}`)
    .join(', ')} }`
}
