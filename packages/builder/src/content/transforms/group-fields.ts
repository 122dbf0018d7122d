import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { listClassNames, visit } from '../../core/index.ts'

/** Makes fields that follow each other a list, so that screen readers announce how many there are (WCAG 2.2, 1.3.1). */
export function groupFields(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(isField) || isList(node)) return
    node.children = toGroups(node.children as ElementContent[])
  })
}

function toGroups(children: readonly ElementContent[]): ElementContent[] {
  const grouped: ElementContent[] = []
  let list: Element | undefined
  for (const child of children) {
    const isSpace = child.type === 'text' && child.value.trim() === ''
    if (isField(child)) {
      if (list === undefined) {
        list = h('div', { class: 'fields', role: 'list' })
        grouped.push(list)
      }
      list.children.push({ ...child, properties: { ...child.properties, role: 'listitem' } })
    } else {
      if (!isSpace) list = undefined
      grouped.push(child)
    }
  }
  return grouped
}

function isField(node: { type: string }): node is Element {
  return node.type === 'element' && listClassNames((node as Element).properties).includes('field')
}

function isList(node: { type: string }): boolean {
  return node.type === 'element' && listClassNames((node as Element).properties).includes('fields')
}
