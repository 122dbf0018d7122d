import type { Nodes, Root } from 'hast'

/** Elements whose position diagnostics use. Of others only the start is compared, and of text nothing. */
const LOCATED = /^(?:a|img|h[1-6]|code|table)$/

/** What the trees of both parsers have in common, as plain data. */
export function toComparable(tree: Root): unknown {
  const plain = JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) =>
      value instanceof RegExp || typeof value === 'bigint' ? String(value) : value,
    ),
  ) as Root
  simplify(plain)
  return plain
}

function simplify(node: Nodes | { type: 'ImportSpecifier' | 'ExportSpecifier' }): void {
  // Acorn uses one object for both names of a specifier, which the reference parser moves twice.
  if (node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier') {
    for (const key of Object.keys(node)) if (key !== 'type') delete (node as Record<string, unknown>)[key]
  } else if (node.type === 'text' || node.type === 'root') delete node.position
  else if (node.type === 'element' && node.position && !LOCATED.test(node.tagName))
    delete (node.position as { end?: object }).end
  for (const value of Object.values(node) as unknown[]) {
    if (typeof value === 'object' && value !== null) simplify(value as Nodes)
  }
}
