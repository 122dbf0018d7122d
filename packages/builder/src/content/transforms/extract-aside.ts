import type { Element, ElementContent, Root } from 'hast'
import { visit } from '../../core/index.ts'

/**
 * Extracts the elements for the right column (`data-slot="aside"`), such as request and response examples. The request
 * is above the response, regardless of their order in the text (docs/reference/page-content.mdx#examples).
 */
export function extractAside(tree: Root): ElementContent[] {
  const found: Element[] = []
  visit(tree, 'element', (element, index, parent) => {
    if (element.properties.dataSlot !== 'aside' || parent === undefined || index === undefined) return undefined
    const { dataSlot: _slot, ...properties } = element.properties
    found.push({ ...element, properties })
    parent.children.splice(index, 1)
    return index
  })
  const rank = (element: Element): number => (element.properties.id === 'response-example' ? 1 : 0)
  return found.sort((a, b) => rank(a) - rank(b))
}
