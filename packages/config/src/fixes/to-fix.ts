import type { Node } from 'jsonc-parser'
import type { Fix, TextEdit } from '../diagnostics/index.ts'
import type { Change } from '../problems/change.ts'
import { findLineBreakBefore, skipBlanksBack } from './blanks.ts'
import { toRemoval } from './to-removal.ts'

/**
 * Converts a change to edits of the text. Undefined if the text isn't as expected, or if a comment is in the way.
 *
 * @param node - The value at the path of the change.
 */
export function toFix(text: string, node: Node | undefined, change: Change): Fix | undefined {
  const edits = node && toEdits(text, node, change)
  return edits && { description: describeChange(change), edits }
}

function toEdits(text: string, node: Node, change: Change): TextEdit[] | undefined {
  const end = node.offset + node.length
  switch (change.kind) {
    case 'replace':
      return [{ offset: node.offset, length: node.length, text: JSON.stringify(change.value) }]
    case 'rename': {
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      return key && [{ offset: key.offset, length: key.length, text: JSON.stringify(change.key) }]
    }
    case 'remove':
      return toRemoval(text, node.parent?.type === 'property' ? node.parent : node)
    case 'quote':
      return [
        { offset: node.offset, length: 0, text: '"' },
        { offset: end, length: 0, text: '"' },
      ]
    case 'wrap':
      return [
        { offset: node.offset, length: 0, text: '[' },
        { offset: end, length: 0, text: ']' },
      ]
    case 'unwrap':
      return toUnwrapping(text, node)
    case 'add':
      return toAddition(text, node, change)
  }
}

function toUnwrapping(text: string, array: Node): TextEdit[] | undefined {
  const [entry] = array.children ?? []
  if (!entry) return undefined
  const entryEnd = entry.offset + entry.length
  const end = array.offset + array.length
  const hasComment = /[^\s,]/.test(text.slice(array.offset + 1, entry.offset) + text.slice(entryEnd, end - 1))
  if (hasComment) return undefined
  return [
    { offset: array.offset, length: entry.offset - array.offset, text: '' },
    { offset: entryEnd, length: end - entryEnd, text: '' },
  ]
}

/** The new key is on its own line if the last one is. */
function toAddition(
  text: string,
  object: Node,
  { key, value }: { key: string; value: string },
): TextEdit[] | undefined {
  const last = object.children?.at(-1)
  if (!last) return undefined
  const lineStart = skipBlanksBack(text, last.offset)
  const lineBreak = findLineBreakBefore(text, lineStart)
  const gap = lineBreak === undefined ? ' ' : lineBreak + text.slice(lineStart, last.offset)
  return [
    {
      offset: last.offset + last.length,
      length: 0,
      text: `,${gap}${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    },
  ]
}

function describeChange(change: Change): string {
  switch (change.kind) {
    case 'replace':
      return `Write ${JSON.stringify(change.value)}.`
    case 'rename':
      return `Rename the key to ${JSON.stringify(change.key)}.`
    case 'remove':
      return typeof change.path.at(-1) === 'number' ? 'Remove the entry.' : `Remove "${change.path.at(-1)}".`
    case 'quote':
      return 'Put it in quotes.'
    case 'wrap':
      return 'Put it in brackets.'
    case 'unwrap':
      return 'Remove the brackets.'
    case 'add':
      return `Add ${JSON.stringify(change.key)}: ${JSON.stringify(change.value)}.`
  }
}
