/** Converts a value to JSON like `JSON.stringify`, but returns a negative zero as it was sent: `-0` instead of `0`. */
export function toJsonText(value: unknown): string {
  return hasNegativeZero(value) ? toExactText(value) : JSON.stringify(value)
}

function hasNegativeZero(value: unknown): boolean {
  if (typeof value === 'number') return Object.is(value, -0)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNegativeZero)
}

function toExactText(value: unknown): string {
  if (Object.is(value, -0)) return '-0'
  if (Array.isArray(value)) return `[${value.map(toExactText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${toExactText(item)}`).join(',')}}`
}
