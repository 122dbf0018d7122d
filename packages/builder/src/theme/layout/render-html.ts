import type { ElementContent, Nodes, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { CodeToken } from '../../content/index.ts'

declare const rendered: unique symbol

const partStringifier = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** HTML that was written from a tree by this module, and so is well escaped. No other text can become one. */
export type RenderedHtml = string & { readonly [rendered]: true }

/**
 * Renders nodes that hold content of authors. A `raw` node among them is shown as text: only the layout itself may
 * insert HTML.
 */
export function renderContent(nodes: readonly ElementContent[]): RenderedHtml {
  return partStringifier.stringify({ type: 'root', children: nodes.map(toWritten) }) as RenderedHtml
}

/** A node with the tokens of code written already, and nothing else of it as HTML. */
function toWritten(node: ElementContent): ElementContent {
  if (node.type === 'raw') return { type: 'text', value: node.value }
  if (node.type === 'text') {
    return node.data?.tokens === undefined ? node : insertHtml(writeTokens(node.data.tokens))
  }
  if (node.type !== 'element' || node.children.length === 0) return node
  return { ...node, children: node.children.map(toWritten) }
}

function writeTokens(tokens: readonly CodeToken[]): RenderedHtml {
  const spans = tokens.map(({ value, names }) =>
    names.length === 0 ? escapeText(value) : `<span class="${names.join(' ')}">${escapeText(value)}</span>`,
  )
  return spans.join('') as RenderedHtml
}

/** As the stringifier does. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
}

/** Renders a part of the frame. What authors wrote stands in it as text, or as HTML rendered before. */
export function renderPart(part: Nodes): RenderedHtml {
  return partStringifier.stringify(part as Root) as RenderedHtml
}

/** Puts rendered HTML into a tree, as it is. */
export function insertHtml(html: RenderedHtml): ElementContent {
  return { type: 'raw', value: html }
}
