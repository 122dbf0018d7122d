import type { Root, RootContent } from 'hast'
import { type AnchorIds, findHeadingLevel, toNameText, toSlug, visit } from '../../core/index.ts'
import { hasControls } from '../components/children/has-controls.ts'
import { createHeadingAnchor } from '../components/heading/create-heading-anchor.ts'
import { findComponent } from '../components/registry.ts'

/**
 * Demotes `h1` to `h2` in the content, because the only `h1` of a page is its title. An `h1` at the start that repeats
 * the title is removed.
 */
export function demoteTitles(tree: Root, title: string): void {
  const first = tree.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (first && isTitle(first, title)) tree.children.splice(tree.children.indexOf(first), 1)
  visit(tree, 'element', (element) => {
    if (element.tagName === 'h1') element.tagName = 'h2'
  })
}

function isTitle(node: RootContent, title: string): boolean {
  return node.type === 'element' && node.tagName === 'h1' && toNameText([node]).trim() === title.trim()
}

/**
 * Sets the ID of every heading (docs/reference/page-content.mdx#heading-ids), in the order of the page, and makes its
 * text a link to itself, so that heading and link have the same name. IDs from the author, on headings or elsewhere, are claimed first. A heading without letters (only emoji)
 * gets the ID `section`.
 */
export function linkHeadings(tree: Root, ids: AnchorIds): void {
  claimWrittenIds(tree, ids)
  visit(tree, 'element', (element) => {
    if (findHeadingLevel(element) === undefined) return
    const { id: written, noAnchor, ...properties } = element.properties
    const text = toNameText(element.children)
    const id = isId(written) ? written : ids.claim(toSlug(element.data?.anchor ?? text) || 'section')
    element.properties = { ...properties, id }
    const canLink = noAnchor === undefined && text.trim() !== '' && !hasControls(element.children, findComponent)
    if (canLink) element.children = [createHeadingAnchor(id, element.children)]
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
