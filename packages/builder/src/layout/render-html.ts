import type { ElementContent, Nodes, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

declare const rendered: unique symbol

const contentStringifier = unified().use(rehypeStringify).freeze()
const partStringifier = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze()

/** HTML that was written from a tree by this module, and so is well escaped. No other text can become one. */
export type RenderedHtml = string & { readonly [rendered]: true }

/**
 * Renders nodes that hold content of authors. A `raw` node among them is shown as text: only the layout itself may
 * insert HTML.
 */
export function renderContent(nodes: readonly ElementContent[]): RenderedHtml {
  return contentStringifier.stringify({ type: 'root', children: [...nodes] }) as RenderedHtml
}

/** Renders a part of the frame. What authors wrote stands in it as text, or as HTML rendered before. */
export function renderPart(part: Nodes): RenderedHtml {
  return partStringifier.stringify(part as Root) as RenderedHtml
}

/** Puts rendered HTML into a tree, as it is. */
export function insertHtml(html: RenderedHtml): ElementContent {
  return { type: 'raw', value: html }
}
