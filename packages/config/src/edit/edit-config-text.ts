import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { readLineBreakBefore, skipBlanksBack } from '../fix/blanks.ts'
import type { TextEdit } from '../fix/fix.ts'
import { toRemoval } from '../fix/to-removal.ts'
import type { ConfigPath } from '../problem.ts'

/** A change of a configuration that the author asked for. */
export type ConfigEdit =
  /** Puts another value in place of the one at the path. */
  | { kind: 'set'; path: ConfigPath; value: unknown }
  /** Takes a key or an entry away. */
  | { kind: 'remove'; path: ConfigPath }
  /** Adds an entry at the end of the array of a key at the top. The key is made if it is not there. */
  | { kind: 'append'; key: string; value: unknown }

/**
 * Makes changes in the text of a configuration. What they do not concern keeps every byte: formatting, comments, ends of
 * lines. They are made one after the other, so the path of each is that after the ones before. A path that is not there
 * changes nothing.
 *
 * @param text - A JSON text without errors of syntax; comments and trailing commas are allowed.
 */
export function editConfigText(text: string, edits: readonly ConfigEdit[]): string {
  return edits.reduce((current, edit) => {
    const root = parseTree(current, [], { allowTrailingComma: true })
    const changes = root && toTextEdits(current, root, edit)
    return (changes ?? []).toReversed().reduce(applyEdit, current)
  }, text)
}

function applyEdit(text: string, edit: TextEdit): string {
  return text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length)
}

function toTextEdits(text: string, root: Node, edit: ConfigEdit): TextEdit[] | undefined {
  if (edit.kind === 'append') {
    const list = findNodeAtLocation(root, [edit.key])
    if (list?.type === 'array') return [toInsertion(text, list, (style) => style.write(edit.value))]
    const toProperty = (style: Style) => `${JSON.stringify(edit.key)}: ${style.write([edit.value])}`
    return [toInsertion(text, root, toProperty)]
  }
  const node = findNodeAtLocation(root, [...edit.path])
  if (node === undefined) return undefined
  if (edit.kind === 'set') return [{ offset: node.offset, length: node.length, text: JSON.stringify(edit.value) }]
  return toRemoval(text, node.parent?.type === 'property' ? node.parent : node)
}

interface Style {
  /** Writes a value, its further lines indented as the first will be. */
  write(value: unknown): string
}

/** Puts something behind the last entry of an array or object, on a line of its own when that one has its own. */
function toInsertion(text: string, parent: Node, write: (style: Style) => string): TextEdit {
  const step = /^[\t ]+(?=")/m.exec(text)?.[0] ?? '  '
  const last = parent.children?.at(-1)
  if (last === undefined) {
    const inside = { offset: parent.offset + 1, length: parent.length - 2 }
    return { ...inside, text: write({ write: (value) => toText(value, undefined) }) }
  }
  const lineStart = skipBlanksBack(text, last.offset)
  const lineBreak = readLineBreakBefore(text, lineStart)
  const indent = lineBreak === '' ? undefined : text.slice(lineStart, last.offset)
  const gap = indent === undefined ? ' ' : lineBreak + indent
  const layout = indent === undefined ? undefined : { indent, step, lineBreak, isOpen: spansLines(text, last) }
  const added = write({ write: (value) => toText(value, layout) })
  return { offset: last.offset + last.length, length: 0, text: `,${gap}${added}` }
}

function spansLines(text: string, { offset, length, type }: Node): boolean {
  return type === 'property' || /[\r\n]/.test(text.slice(offset, offset + length))
}

interface Layout {
  indent: string
  step: string
  lineBreak: string
  /** Whether the entry before has its parts on lines of their own. */
  isOpen: boolean
}

/** Lists and open entries stand on lines of their own; everything else on one. */
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
