import type { Element, ElementContent, Root } from 'hast'
import { listClassNames, SKIP, visit } from '../../core/index.ts'

/** Elements whose click belongs to themselves. */
const CONTROLS = new Set(['button', 'label', 'summary'])

/**
 * Removes links from links, because browsers split the outer one around them. The outer link stays, and the text of the
 * inner ones. In other controls, headings have no link to themselves.
 */
export function unnestLinks(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (CONTROLS.has(element.tagName)) element.children = element.children.flatMap((node) => unlink(node, isOwnLink))
    if (element.tagName !== 'a') return undefined
    element.children = element.children.flatMap((node) => unlink(node, isLink))
    return SKIP
  })
}

function isLink({ tagName }: Element): boolean {
  return tagName === 'a'
}

/** Whether it is the link of a heading to itself. */
function isOwnLink(element: Element): boolean {
  return isLink(element) && listClassNames(element.properties).includes('heading-anchor')
}

function unlink(node: ElementContent, isUnwanted: (element: Element) => boolean): ElementContent[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap((child) => unlink(child, isUnwanted))
  if (!isUnwanted(node)) return [{ ...node, children }]
  return isOwnLink(node) ? children : [toSpan(node, children)]
}

function toSpan({ properties: { id, className, style } }: Element, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { id, className, style }, children }
}
