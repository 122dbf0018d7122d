import type { JSXIdentifier, JSXMemberExpression, JSXNamespacedName } from 'estree-jsx'

/** The name of a JSX element or attribute as written: `Card`, `Tree.Folder`, `xlink:href`. */
export function toJsxName(node: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string {
  const path: string[] = []
  let first = node
  for (; first.type === 'JSXMemberExpression'; first = first.object) path.unshift(first.property.name)
  const name = first.type === 'JSXIdentifier' ? first.name : `${first.namespace.name}:${first.name.name}`
  return [name, ...path].join('.')
}
