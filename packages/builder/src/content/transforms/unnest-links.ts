import type { Element, ElementContent, Root } from 'hast'
import { listClassNames, SKIP, visit } from '../../core/index.ts'

/**
 * Removes links from links, because browsers split the outer one around them. The outer link stays, and the text of the
 * inner ones. Links of headings to themselves are removed.
 */
export function unnestLinks(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'a') return undefined
    element.children = element.children.flatMap(unlink)
    return SKIP
  })
}

function unlink(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'a' && listClassNames(node.properties).includes('heading-anchor')) return []
  const children = node.children.flatMap(unlink)
  return [node.tagName === 'a' ? toSpan(node, children) : { ...node, children }]
}

function toSpan({ properties: { id, className, style } }: Element, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { id, className, style }, children }
}
