import type { Element, Root } from 'hast'
import { findHeadingLevel, findWrittenLevel, listClassNames, type TocEntry, toPlainText } from '../../core/index.ts'

/**
 * Collects the table of contents from the finished tree: headings of levels 2 to 4 with an ID, except for those
 * that the author gave a lower level. Headings inside collapsible elements (accordions, expandables) and hidden ones are
 * omitted
 * (docs/reference/page-content.mdx#table-of-contents).
 */
export function collectToc(tree: Root): TocEntry[] {
  const entries: TocEntry[] = []
  for (const child of tree.children) if (child.type === 'element') addHeadings(child, entries)
  return entries
}

function addHeadings(element: Element, entries: TocEntry[]): void {
  if (element.tagName === 'details') return
  if (listClassNames(element.properties).includes('visually-hidden')) return
  const depth = findHeadingLevel(element)
  const id = element.properties.id
  if (depth !== undefined && typeof id === 'string') {
    const text = toPlainText(element.children)
    const isListed = (findWrittenLevel(element) ?? depth) <= 4
    if (text !== '' && isListed && (depth === 2 || depth === 3 || depth === 4)) entries.push({ id, text, depth })
    return
  }
  for (const child of element.children) if (child.type === 'element') addHeadings(child, entries)
}
