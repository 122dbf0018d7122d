import type { ElementContent } from 'hast'

/** Elements that a reader can operate, so that they may not stand in a link. Headings get a link to themselves. */
const CONTROLS = new Set(
  'a audio button details embed h1 h2 h3 h4 h5 h6 iframe input label select summary textarea video'.split(' '),
)

/** Components that draw none of these by themselves. */
const PLAIN = new Set([
  'Icon',
  'Frame',
  'Note',
  'Tip',
  'Info',
  'Warning',
  'Check',
  'Danger',
  'Callout',
  'Latex',
  'Column',
  'Badge',
  'Visibility',
])

/** Whether content, not expanded yet, holds links or other controls at any depth. */
export function hasControls(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'component') return !PLAIN.has(node.name) || hasControls(node.children)
    return node.type === 'element' && (CONTROLS.has(node.tagName) || hasControls(node.children))
  })
}
