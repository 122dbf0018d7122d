import type { ElementContent } from 'hast'

/** Elements that count as content without text. Another rule checks the text alternatives of images. */
const SHOWN: ReadonlySet<string> = new Set(['iframe', 'img', 'input', 'math', 'picture', 'svg', 'video'])

/** Whether visitors see or hear anything of a node: text, an image, or a name in an attribute. */
export function isShown(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  if (node.type !== 'element') return false
  const { ariaLabel, ariaLabelledBy, title } = node.properties
  return SHOWN.has(node.tagName) || [ariaLabel, ariaLabelledBy, title].some(Boolean) || node.children.some(isShown)
}
