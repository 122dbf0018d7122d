import type { Element, ElementContent, Root } from 'hast'
import { visit } from '../../core/index.ts'

/**
 * Takes the request and response examples (elements with `data-slot="aside"`) out of the text: they have a column of
 * their own. The request stands above the response, whatever the order in the text (reference 4.2).
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
