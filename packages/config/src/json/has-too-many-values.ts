/** Maximum number of values. The largest real sites have some ten thousand pages, each a value. */
export const MAX_VALUES = 100_000

/**
 * Whether a JSON text has more than {@link MAX_VALUES} values, judging by its commas and brackets. It runs before any
 * parser, because checking millions of values would take too long.
 */
export function hasTooManyValues(text: string): boolean {
  let count = 0
  let isInString = false
  for (let offset = 0; offset < text.length && count <= MAX_VALUES; offset++) {
    const character = text[offset]
    if (isInString) {
      if (character === '\\') offset++
      else if (character === '"' || character === '\n') isInString = false
    } else if (character === '"') isInString = true
    else if (character === ',' || character === '{' || character === '[') count++
  }
  return count > MAX_VALUES
}
