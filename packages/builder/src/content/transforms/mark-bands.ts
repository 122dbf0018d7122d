import type { ElementContent, Root } from 'hast'
import { listClassNames } from '../../core/index.ts'

const CONTAINERS = new Set(['article', 'aside', 'div', 'footer', 'form', 'header', 'main', 'nav', 'section'])

/**
 * Makes a page in the mode `custom` a canvas: containers that the author styles are as wide as the window
 * (`page-band.css`), and bring their own padding. Text and components between them keep the margins of the page. A page
 * without such containers doesn't change.
 */
export function markBands(tree: Root): void {
  if (!tree.children.some(isBand)) return
  const children: Root['children'] = []
  let text: ElementContent[] = []
  const endText = (): void => {
    children.push(...(text.some(({ type }) => type !== 'text') ? [toInset(text)] : text))
    text = []
  }
  for (const child of tree.children as ElementContent[]) {
    if (isBand(child)) {
      endText()
      child.properties.className = [...listClassNames(child.properties), 'page-band']
      children.push(child)
    } else text.push(child)
  }
  endText()
  tree.children = children
}

function isBand(node: Root['children'][number]): node is Extract<ElementContent, { type: 'element' }> {
  if (node.type !== 'element' || !node.data?.isTag || !CONTAINERS.has(node.tagName)) return false
  const names = listClassNames(node.properties)
  return (names.length > 0 || node.properties.style !== undefined) && !isColumn(names)
}

/** A container that limits its width and has no padding is a column of text, which would touch the edges of a phone. */
function isColumn(names: readonly string[]): boolean {
  return names.some((name) => /^max-w-/.test(name)) && !names.some((name) => /^(?:.+:)?p[xlrse]?-/.test(name))
}

function toInset(children: ElementContent[]): ElementContent {
  return { type: 'element', tagName: 'div', properties: { className: ['page-inset', 'prose'] }, children }
}
