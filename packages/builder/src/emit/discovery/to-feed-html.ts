import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { isFurniture } from '../../core/index.ts'

/** What stands in a feed of an element's attributes; readers of feeds have their own look and run no scripts. */
const KEPT = ['href', 'src', 'alt', 'title', 'width', 'height', 'start', 'colSpan', 'rowSpan', 'open', 'dateTime']

/**
 * Writes rendered content as HTML for a feed: without the furniture of the page (buttons, signs, classes, ids), with all
 * addresses absolute.
 */
export function toFeedHtml(nodes: readonly ElementContent[], toUrl: (href: string) => string): string {
  const strip = (node: ElementContent): ElementContent[] => {
    if (node.type === 'text') return [node]
    if (node.type !== 'element' || isFurniture(node)) return []
    const children = node.children.flatMap(strip)
    // Custom elements and elements without a meaning only hold the others.
    if (node.tagName.includes('-') || node.tagName === 'span') return children
    return [{ type: 'element', tagName: node.tagName, properties: keep(node), children }]
  }

  function keep({ properties }: Element): Element['properties'] {
    const kept = KEPT.flatMap((name) => {
      const value = properties[name]
      if (value === undefined || value === null) return []
      return [[name, (name === 'href' || name === 'src') && typeof value === 'string' ? toUrl(value) : value] as const]
    })
    return Object.fromEntries(kept)
  }

  return toHtml({ type: 'root', children: nodes.flatMap(strip) }).trim()
}
