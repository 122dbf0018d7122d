import type { Root, RootContent } from 'hast'
import { type AnchorIds, findHeadingLevel, type Page, showsTitle, toNameText, toSlug, visit } from '../../core/index.ts'
import { hasControls } from '../components/children/has-controls.ts'
import { createHeadingAnchor } from '../components/heading/create-heading-anchor.ts'
import { findComponent } from '../components/registry.ts'

/**
 * Demotes headings of level 1 in the content to level 2, because the title of a page is its only one. One at the start
 * that repeats the title is removed. Where a page doesn't show its title, an `h1` that is written as a tag is the title.
 */
export function demoteTitles(tree: Root, { title, frontmatter }: Pick<Page, 'title' | 'frontmatter'>): void {
  const isShown = showsTitle(frontmatter)
  const first = tree.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  if (isShown && first && isTitle(first, title)) tree.children.splice(tree.children.indexOf(first), 1)
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h1') return
    if (!element.data?.isTag) element.tagName = 'h2'
    else if (isShown) element.properties.ariaLevel = 2
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
