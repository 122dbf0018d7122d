import type { Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'

/** How long a line may be that holds a whole element. */
const LINE_LENGTH = 100

/** Elements whose white space counts. */
const VERBATIM = new Set(['p', 'pre'])

/** Elements that may share a line with what is around them. */
const INLINE = new Set(['a', 'b', 'code', 'em', 'img', 'span', 'strong', 'svg'])

/**
 * HTML that a person can review: an element stands on one line when it fits and holds no blocks, else its children are
 * indented. White space between those is not kept; paragraphs without blocks and `pre` are verbatim.
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
  if (node.children.every(isInline) && whole.length <= LINE_LENGTH) return `${indent}${whole}\n`
  const empty = toHtml({ ...node, children: [] })
  const close = `</${node.tagName}>`
  const children = node.children.map((child) => toPrettyHtml(child, `${indent}  `)).join('')
  return `${indent}${empty.slice(0, -close.length)}\n${children}${indent}${close}\n`
}

function isInline(node: Nodes): boolean {
  return node.type === 'text' || (node.type === 'element' && INLINE.has(node.tagName) && node.children.every(isInline))
}
