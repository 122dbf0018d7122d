import type { Element, ElementContent, Root } from 'hast'
import type { TocEntry } from '../model/toc-entry.ts'
import { toHeadingLevel } from './headings.ts'

/**
 * Reads the table of contents off the finished tree: headings of the levels 2 to 4 that have an id. Those that a reader
 * must first open (accordions, expandables) are left out (reference 2.7).
 */
export function collectToc(tree: Root): TocEntry[] {
  const entries: TocEntry[] = []
  for (const child of tree.children) if (child.type === 'element') addHeadings(child, entries)
  return entries
}

function addHeadings(element: Element, entries: TocEntry[]): void {
  if (element.tagName === 'details') return
  const depth = toHeadingLevel(element)
  const id = element.properties.id
  if (depth !== undefined && typeof id === 'string') {
    const text = readHeadingText(element.children).trim()
    if (text !== '' && (depth === 2 || depth === 3 || depth === 4)) entries.push({ id, text, depth })
    return
  }
  for (const child of element.children) if (child.type === 'element') addHeadings(child, entries)
}

function readHeadingText(children: ElementContent[]): string {
  return children.map(readText).join('')
}

function readText(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isHeadingAnchor(node)) return ''
  return readHeadingText(node.children)
}

function isHeadingAnchor(element: Element): boolean {
  const names = element.properties.className
  return Array.isArray(names) && names.includes('heading-anchor')
}
