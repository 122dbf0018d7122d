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
          key && value ? [[toWellFormed(String(key.value)), toValue(value)]] : [],
        ),
      )
    case 'string':
      return toWellFormed(node.value)
    default:
      return node.value
  }
}

/** Half a surrogate pair, which an escape such as `\ud800` can contain, can't be part of a URL or a file. */
function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}')
}
