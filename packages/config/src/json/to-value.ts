import type { Node } from 'jsonc-parser'

/**
 * Turns a parsed JSON text into its value. Unlike jsonc-parser's own function it makes an ordinary key of `__proto__`,
 * as `JSON.parse` does. Of a key that stands twice the last one counts.
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
