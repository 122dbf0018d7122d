import type { Node } from 'jsonc-parser'

/**
 * Converts a parsed JSON text to its value. Unlike jsonc-parser's own function, it treats `__proto__` as an ordinary
 * key, like `JSON.parse`. If a key appears twice, the last one counts.
 */
export function toValue(node: Node): unknown {
  switch (node.type) {
    case 'array':
      return (node.children ?? []).map(toValue)
    case 'object':
      return Object.fromEntries(
        (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
          key && value ? [[String(key.value), toValue(value)]] : [],
        ),
      )
    default:
      return node.value
  }
}
