import type { JSXIdentifier, JSXMemberExpression, JSXNamespacedName } from 'estree-jsx'

/** The name of a JSX element or attribute as written: `Card`, `Tree.Folder`, `xlink:href`. */
export function toJsxName(node: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  if (node.type === 'JSXIdentifier') return node.name
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`
  return `${toJsxName(node.object)}.${toJsxName(node.property)}`
}
