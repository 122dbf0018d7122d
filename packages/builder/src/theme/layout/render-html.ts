import type { ElementContent, Nodes, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import type { CodeToken } from '../../content/index.ts'

declare const rendered: unique symbol

const partStringifier = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** HTML that this module rendered from a tree, so it is escaped correctly. No other text has this type. */
export type RenderedHtml = string & { readonly [rendered]: true }

/**
 * Renders nodes with content of authors. A `raw` node among them becomes text, because only the layout itself may insert
 * HTML.
 */
export function renderContent(nodes: readonly ElementContent[]): RenderedHtml {
  return partStringifier.stringify({ type: 'root', children: nodes.map(toSafeNode) }) as RenderedHtml
}

/** Converts highlighted code to HTML, and all `raw` nodes to text. */
function toSafeNode(node: ElementContent): ElementContent {
  if (node.type === 'raw') return { type: 'text', value: node.value }
  if (node.type === 'text') {
    return node.data?.tokens === undefined ? node : insertHtml(renderTokens(node.data.tokens))
  }
  if (node.type !== 'element' || node.children.length === 0) return node
  return { ...node, children: node.children.map(toSafeNode) }
}

function renderTokens(tokens: readonly CodeToken[]): RenderedHtml {
  const spans = tokens.map(({ value, names }) =>
    names.length === 0 ? escapeText(value) : `<span class="${names.join(' ')}">${escapeText(value)}</span>`,
  )
  return spans.join('') as RenderedHtml
}

/** Escapes text like the stringifier. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;')
}

/** Renders a part of the frame. Content of authors in it is text or already rendered HTML. */
export function renderPart(part: Nodes): RenderedHtml {
  return partStringifier.stringify(part as Root) as RenderedHtml
}

/**
 * Renders an element with rendered HTML in it. Inserted into a tree, the HTML would be copied once for each level around
 * it, which was a sixth of the memory that a build allocated.
 */
export function renderAround(element: Nodes, ...content: readonly RenderedHtml[]): RenderedHtml {
  const html = renderPart(element)
  const end = html.lastIndexOf('</')
  return joinHtml(html.slice(0, end) as RenderedHtml, ...content, html.slice(end) as RenderedHtml)
}

/** Joins HTML by `+`, which copies nothing until the result is read, unlike `Array.join`. */
export function joinHtml(...parts: readonly RenderedHtml[]): RenderedHtml {
  return parts.reduce<string>((html, part) => html + part, '') as RenderedHtml
}

/** Inserts rendered HTML into a tree, unchanged. */
export function insertHtml(html: RenderedHtml): ElementContent {
  return { type: 'raw', value: html }
}
