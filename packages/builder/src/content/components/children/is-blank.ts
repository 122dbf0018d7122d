import type { ElementContent, RootContent } from 'hast'

/** Whether a node shows nothing: a comment or white space. */
export function isBlank(node: ElementContent | RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}
