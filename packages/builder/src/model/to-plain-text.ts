import type { Element, ElementContent } from 'hast'

const SILENT_TAGS = new Set(['button', 'input', 'script', 'select', 'style', 'svg', 'template'])

/** What the page needs for itself and what is not part of the text around it: marks of headings, bubbles of words. */
const SILENT_CLASSES = ['heading-anchor', 'needs-js', 'tooltip-bubble']

/** Whether an element of a rendered page is furniture: it says nothing of what the page has to say. */
export function isFurniture({ tagName, properties: { className, hidden } }: Element): boolean {
  const classes: readonly unknown[] = Array.isArray(className) ? className : []
  return SILENT_TAGS.has(tagName) || hidden === true || SILENT_CLASSES.some((name) => classes.includes(name))
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
