import type { ElementContent, RootContent } from 'hast'

/** Whether a node shows nothing: a comment, or text of white space only. */
export function isBlank(node: ElementContent | RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')
}
