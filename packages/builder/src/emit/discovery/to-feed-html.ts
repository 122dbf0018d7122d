import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { isFurniture } from '../../core/index.ts'

/** The attributes that elements have in a feed. Feed readers have their own styles and run no scripts. */
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'colSpan', 'rowSpan', 'open', 'dateTime']

/**
 * Converts rendered content to HTML for a feed: with absolute addresses, without what only makes sense on the page
 * (buttons, icons, classes, ids).
 */
export function toFeedHtml(nodes: readonly ElementContent[], toUrl: (href: string) => string): string {
  const strip = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type !== 'element' || isFurniture(node)) return []
    const children = node.children.flatMap(strip)
    // Custom elements and `span` only wrap other elements.
    if (node.tagName.includes('-') || node.tagName === 'span') return children
    return [{ type: 'element', tagName: node.tagName, properties: pick(node), children }]
  }

  function pick({ properties }: Element): Element['properties'] {
    const picked = ATTRIBUTES.flatMap((name) => {
      const value = properties[name]
      if (value === undefined || value === null) return []
      return [[name, (name === 'href' || name === 'src') && typeof value === 'string' ? toUrl(value) : value] as const]
    })
    return Object.fromEntries(picked)
  }

  return toHtml({ type: 'root', children: nodes.flatMap(strip) }).trim()
}
