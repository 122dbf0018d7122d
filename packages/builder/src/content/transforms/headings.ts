import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { type AnchorIds, findHeadingLevel, toSlug, visit } from '../../core/index.ts'

/**
 * A page's one `h1` is its title. A heading of the first level in the text becomes the second; one that only says the
 * title again at the very start goes.
 */
export function demoteTitles(tree: Root, title: string): void {
  const first = tree.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (first && isTitle(first, title)) tree.children.splice(tree.children.indexOf(first), 1)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'h1') element.tagName = 'h2'
  })
}

function isTitle(node: RootContent, title: string): boolean {
  return node.type === 'element' && node.tagName === 'h1' && toText(node).trim() === title.trim()
}

/**
 * Gives every heading its id (reference 2.7), in the order of the page, and a link to itself. Ids that the author wrote,
 * on headings or elsewhere, are taken first. A heading of which no letter is left (emoji only) is `section`.
 */
export function linkHeadings(tree: Root, ids: AnchorIds): void {
  claimWrittenIds(tree, ids)
  visit(tree, 'element', (element) => {
    if (findHeadingLevel(element) === undefined) return
    const { id: written, noAnchor, ...properties } = element.properties
    const text = toText(element)
    const id = isId(written) ? written : ids.claim(toSlug(text) || 'section')
    element.properties = { ...properties, id }
    if (noAnchor === undefined && !hasLink(element)) element.children.push(createAnchor(id, text))
  })
}

function claimWrittenIds(tree: Root, ids: AnchorIds): void {
  visit(tree, 'element', (element) => {
    const { id } = element.properties
    if (!isId(id)) return
    if (findHeadingLevel(element) !== undefined) element.properties.id = ids.claim(id)
    else if (!ids.isTaken(id)) ids.claim(id)
  })
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id !== ''
}

/** A link may not stand in a link, and a heading that is one keeps the author's. */
function hasLink(element: Element): boolean {
  return element.children.some((child) => child.type === 'element' && (child.tagName === 'a' || hasLink(child)))
}

function createAnchor(id: string, text: string): ElementContent {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['heading-anchor'],
      href: `#${encodeURIComponent(id)}`,
      ariaLabel: `Link to “${text.trim()}”`,
    },
    children: [{ type: 'text', value: '#' }],
  }
}
