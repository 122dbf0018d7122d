import type { Expression } from 'estree-jsx'

/**
 * Whether an expression in text is most likely part of an unescaped regular expression or set: `{3}` in `\d{3}`, `{1,2}`,
 * `{4|5|6}`.
 */
export function isTextPattern(node: Expression): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number'
  if (node.type === 'SequenceExpression') return true
  return (
    node.type === 'BinaryExpression' &&
    node.operator === '|' &&
    node.left.type !== 'PrivateIdentifier' &&
    isTextPattern(node.left) &&
    isTextPattern(node.right)
  )
}
