import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** The maximum length of a line with a whole element. */
const MAX_LINE_LENGTH = 100

/** Elements whose white space is significant. */
const VERBATIM = new Set(['p', 'pre'])

/** Elements that may share a line with other content. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'img', 'span', 'strong', 'svg'])

/**
 * Formats HTML for review: an element is on one line if it fits and contains no blocks, otherwise its children are
 * indented. White space between those is dropped. Paragraphs without blocks and `pre` are not changed.
 */
export function toPrettyHtml(node: Nodes, indent = ''): string {
  if (node.type === 'root') return node.children.map((child) => toPrettyHtml(child, indent)).join('')
  if (node.type === 'text' && node.value.trim() === '') return ''
  const whole = toHtml(node).trim()
  if (
    node.type !== 'element' ||
    (VERBATIM.has(node.tagName) && node.children.every(isInline)) ||
    node.children.length === 0
  )
    return `${indent}${whole}\n`
  if (node.children.every(isInline) && whole.length <= MAX_LINE_LENGTH) return `${indent}${whole}\n`
  const empty = toHtml({ ...node, children: [] })
  const close = `</${node.tagName}>`
  const children = node.children.map((child) => toPrettyHtml(child, `${indent}  `)).join('')
  return `${indent}${empty.slice(0, -close.length)}\n${children}${indent}${close}\n`
}

function isInline(node: Nodes): boolean {
  return node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName) && node.children.every(isInline))
}
