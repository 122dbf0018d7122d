import type { ElementContent, Nodes } from 'hast'
import type { CodeToken } from '../../content/index.ts'
import { escapeHtml, type LeafWriters, serializeHtml } from '../../core/index.ts'

declare const rendered: unique symbol

/** HTML that this module rendered from a tree, so it is escaped correctly. No other text has this type. */
export type RenderedHtml = string & { readonly [rendered]: true }

/**
 * Renders nodes with content of authors. A `raw` node among them becomes text, because only the layout itself may insert
 * HTML.
 */
export function renderContent(nodes: readonly ElementContent[]): RenderedHtml {
  return serializeHtml({ type: 'root', children: [...nodes] }, CONTENT) as RenderedHtml
}

/** Writes highlighted code, and all `raw` nodes as text. */
const CONTENT: LeafWriters = {
  text: ({ value, data }, isCode) =>
    data?.tokens === undefined ? (isCode ? value : escapeHtml(value)) : renderTokens(data.tokens),
  raw: ({ value }, isCode) => (isCode ? value : escapeHtml(value)),
}

function renderTokens(tokens: readonly CodeToken[]): RenderedHtml {
  let html = ''
  for (const { value, names } of tokens) {
    html += names.length === 0 ? escapeHtml(value) : `<span class="${names.join(' ')}">${escapeHtml(value)}</span>`
  }
  return html as RenderedHtml
}

/** Renders a part of the frame. Content of authors in it is text or already rendered HTML. */
export function renderPart(part: Nodes): RenderedHtml {
  return serializeHtml(part) as RenderedHtml
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
