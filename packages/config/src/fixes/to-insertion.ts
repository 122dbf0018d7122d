import type { Node } from 'jsonc-parser'
import type { TextEdit } from '../diagnostics/index.ts'
import { findLineBreakBefore, skipBlanksBack } from './blanks.ts'

/** Formats a value; its lines are indented like the first one. */
export type FormatValue = (value: unknown) => string

/**
 * Adds entries after the last one of an array or object, each on its own line if the last one is on its own line.
 *
 * @param list - Returns the text of each entry.
 */
export function toInsertion(text: string, parent: Node, list: (format: FormatValue) => string[]): TextEdit {
  const last = parent.children?.at(-1)
  if (last === undefined) return toFirstEntries(text, parent, list)
  const layout = findLayout(text, last)
  const gap = layout === undefined ? ' ' : layout.lineBreak + layout.indent
  const added = list((value) => toText(value, layout)).map((entry) => `,${gap}${entry}`)
  return { offset: last.offset + last.length, length: 0, text: added.join('') }
}

/** Replaces the value of a property. */
export function toReplacement(text: string, property: Node, { offset, length }: Node, value: unknown): TextEdit {
  return { offset, length, text: toText(value, findLayout(text, property)) }
}

/** Adds entries to an empty array or object, after the comments in it. */
function toFirstEntries(text: string, parent: Node, list: (format: FormatValue) => string[]): TextEdit {
  const closing = parent.offset + parent.length - 1
  const inside = text.slice(parent.offset + 1, closing)
  const entries = list((value) => toText(value, undefined))
  if (inside.trim() === '') return { offset: parent.offset + 1, length: inside.length, text: entries.join(', ') }
  const lineStart = skipBlanksBack(text, closing)
  const lineBreak = findLineBreakBefore(text, lineStart)
  if (lineBreak === undefined) return { offset: closing, length: 0, text: ` ${entries.join(', ')}` }
  const indent = text.slice(lineStart, closing) + toIndentStep(text)
  return { offset: lineStart, length: 0, text: `${indent}${entries.join(`,${lineBreak}${indent}`)}${lineBreak}` }
}

interface Layout {
  indent: string
  indentStep: string
  lineBreak: string
  /** Whether the parts of the entry are on their own lines. */
  isMultiline: boolean
}

/** Finds the layout of an entry on its own line; undefined if something else comes before it on that line. */
function findLayout(text: string, { offset, length, type }: Node): Layout | undefined {
  const lineStart = skipBlanksBack(text, offset)
  const lineBreak = findLineBreakBefore(text, lineStart)
  if (lineBreak === undefined) return undefined
  const isMultiline = type === 'property' || /[\r\n]/.test(text.slice(offset, offset + length))
  return { indent: text.slice(lineStart, offset), indentStep: toIndentStep(text), lineBreak, isMultiline }
}

function toIndentStep(text: string): string {
  return /^[\t ]+(?=")/m.exec(text)?.[0] ?? '  '
}

/** Formats a value: on several lines if the entry whose layout it adopts is, else on one. */
function toText(value: unknown, layout: Layout | undefined): string {
  if (layout === undefined || !layout.isMultiline) return toOneLine(value)
  return JSON.stringify(value, null, layout.indentStep).replaceAll('\n', layout.lineBreak + layout.indent)
}

/** JSON with spaces as people write it: `{ "a": 1 }`. */
function toOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${toOneLine(part)}`)
    .join(', ')} }`
}
