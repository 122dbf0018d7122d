/**
 * Copies a value of frontmatter, with U+FFFD in place of half a surrogate pair, which can't be part of a URL or a file, in
 * every text and key. An escape such as `\ud800` can contain one. Aliases stay references to one value, even to one that
 * contains them.
 */
export function toWellFormed(value: unknown, copies = new Map<object, unknown>()): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) {
    const known = copies.get(value)
    if (known !== undefined) return known
    const copy: unknown[] = []
    copies.set(value, copy)
    for (const item of value) copy.push(toWellFormed(item, copies))
    return copy
  }
  if (!isMapping(value)) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  const copy: Record<string, unknown> = {}
  copies.set(value, copy)
  for (const [key, item] of Object.entries(value)) {
    // An assignment to `__proto__` would set the prototype.
    const property = { value: toWellFormed(item, copies), configurable: true, enumerable: true, writable: true }
    Object.defineProperty(copy, key.toWellFormed(), property)
  }
  return copy
}

/** Whether a value is a mapping, and not a date for example. */
function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
