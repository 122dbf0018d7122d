import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { AnchorIds } from '../model/anchor-ids.ts'
import { toSlug } from '../model/to-slug.ts'
import { visit } from '../model/visit.ts'

/** The level of a heading element, or undefined for anything else. */
export function toHeadingLevel(node: Element): number | undefined {
  const level = /^h([1-6])$/.exec(node.tagName)?.[1]
  return level === undefined ? undefined : Number(level)
}

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
    if (toHeadingLevel(element) === undefined) return
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
    if (toHeadingLevel(element) !== undefined) element.properties.id = ids.claim(id)
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

/** The text of a heading for readers: without the link to itself, and a formula once. */
export function toHeadingText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isHeadingAnchor(node) || node.tagName === 'annotation') return ''
  return node.children.map(toHeadingText).join('')
}

function isHeadingAnchor({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('heading-anchor')
}
