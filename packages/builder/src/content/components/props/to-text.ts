import { toString as toContentText } from 'hast-util-to-string'
import { isHast } from '../is-hast.ts'

/** How deeply the JSON of a value nests. Deeper parts are written as `…`. */
const MAX_JSON_DEPTH = 64

/** How many characters the JSON of a value has, about. The rest is written as `…`. */
const MAX_JSON_LENGTH = 20_000

/**
 * Converts the value of a prop to text where text is expected. Authors can write any value: `String(value)` throws on an
 * object of an expression, which has no prototype, and on a symbol. JSX loses its tags; what has no text is ''.
 */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return isHast(value) ? toContentText(value) : ''
}

/**
 * Converts any value to JSON. `JSON.stringify` overflows the stack on a deep value and throws on a cyclic one; this
 * writes `…` in place of what is too deep or too long. What is not data is written as `null`.
 */
export function toJson(value: unknown, maxLength = MAX_JSON_LENGTH): string {
  let left = maxLength

  function write(part: unknown, depth: number): string {
    if (left <= 0 || depth > MAX_JSON_DEPTH) return '…'
    if (typeof part === 'object' && part !== null) return writeParts(part, depth)
    const text = typeof part === 'string' && part.length > left ? `${part.slice(0, left)}…` : part
    const json = typeof text === 'bigint' ? String(text) : (JSON.stringify(text) ?? 'null')
    left -= json.length
    return json
  }

  function writeParts(parts: object, depth: number): string {
    const written: string[] = []
    const isList = Array.isArray(parts)
    for (const key in parts) {
      const part = (parts as Record<string, unknown>)[key]
      if (!isList && (part === undefined || typeof part === 'function' || typeof part === 'symbol')) continue
      if (left <= 0) {
        written.push('…')
        break
      }
      const name = isList ? '' : `${write(key, depth)}:`
      written.push(name + write(part, depth + 1))
      left -= 1
    }
    return isList ? `[${written.join(',')}]` : `{${written.join(',')}}`
  }

  return write(value, 0)
}
