import type { Element, ElementContent } from 'hast'
import { listClassNames } from './list-class-names.ts'

/** What is no text; an annotation says a formula again. */
const SILENT_TAGS = new Set(['annotation', 'button', 'input', 'script', 'select', 'style', 'svg', 'template'])

/** What the page needs for itself and what is not part of the text around it: marks of headings, bubbles of words. */
const SILENT_CLASSES = ['heading-anchor', 'needs-js', 'tooltip-bubble']

/** Whether an element of a rendered page is furniture: it says nothing of what the page has to say. */
export function isFurniture({ tagName, properties }: Element): boolean {
  if (SILENT_TAGS.has(tagName) || properties.hidden === true) return true
  const names = listClassNames(properties)
  return SILENT_CLASSES.some((name) => names.includes(name))
}

/** The words of rendered content on one line, without furniture. */
export function toPlainText(nodes: readonly ElementContent[]): string {
  return readText(nodes).replace(/\s+/g, ' ').trim()
}

function readText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text' ? node.value : node.type === 'element' && !isFurniture(node) ? readText(node.children) : '',
    )
    .join('')
}
