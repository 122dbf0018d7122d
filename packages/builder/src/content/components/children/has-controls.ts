import type { ElementContent } from 'hast'
import type { Component } from '../define-component.ts'

/** Elements that visitors can operate, so that a link cannot contain them. Headings get a link to themselves. */
const CONTROLS = new Set(
  'a audio button details embed h1 h2 h3 h4 h5 h6 iframe input label select summary textarea video'.split(' '),
)

/** Whether content that is not expanded yet contains links or other controls, at any depth. */
export function hasControls(
  nodes: readonly ElementContent[],
  findComponent: (name: string) => Component | undefined,
): boolean {
  return nodes.some((node) => {
    if (node.type === 'component') {
      const { hasControls: own = true } = findComponent(node.name) ?? {}
      return (typeof own === 'function' ? own(node) : own) || hasControls(node.children, findComponent)
    }
    return node.type === 'element' && (CONTROLS.has(node.tagName) || hasControls(node.children, findComponent))
  })
}
