import type { ElementContent, Nodes } from 'hast'
import { toHtml } from 'hast-util-to-html'

declare const rendered: unique symbol

/** HTML that was written from a tree by this module, and so is well escaped. No other text can become one. */
export type RenderedHtml = string & { readonly [rendered]: true }

/**
 * Renders nodes that hold content of authors. A `raw` node among them is shown as text: only the layout itself may
 * insert HTML.
 */
export function renderContent(nodes: readonly ElementContent[]): RenderedHtml {
  return toHtml({ type: 'root', children: [...nodes] }) as RenderedHtml
}

/** Renders a part of the frame. What authors wrote stands in it as text, or as HTML rendered before. */
export function renderPart(part: Nodes): RenderedHtml {
  return toHtml(part, { allowDangerousHtml: true }) as RenderedHtml
}

/** Puts rendered HTML into a tree, as it is. */
export function insertHtml(html: RenderedHtml): ElementContent {
  return { type: 'raw', value: html }
}
