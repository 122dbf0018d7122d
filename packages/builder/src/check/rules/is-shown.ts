import type { ElementContent } from 'hast'
import { listClassNames } from '../../core/index.ts'

/** What may stand in place of words. Whether a picture has any is for another rule. */
const SHOWN: ReadonlySet<string> = new Set(['iframe', 'img', 'input', 'math', 'picture', 'svg', 'video'])

/** Whether a reader sees or hears anything of the node: words, a picture, a name given as an attribute. */
export function isShown(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type !== 'element') return false
  // The link of a heading to itself is ours.
  if (listClassNames(node.properties).includes('heading-anchor')) return false
  const { ariaLabel, ariaLabelledBy, title } = node.properties
  return SHOWN.has(node.tagName) || [ariaLabel, ariaLabelledBy, title].some(Boolean) || node.children.some(isShown)
}
