/** Offset of the first of the spaces and tabs that end at `offset`. */
export function skipBlanksBack(text: string, offset: number): number {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start
}

/** Offset after the spaces and tabs that start at `offset`. */
export function skipBlanks(text: string, offset: number): number {
  let end = offset
  while (text[end] === ' ' || text[end] === '\t') end++
  return end
}

/** Finds the line break that ends at `offset`. */
export function findLineBreakBefore(text: string, offset: number): string | undefined {
  return /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(0, offset - 2), offset))?.[0]
}

/** Finds the line break that starts at `offset`. */
export function findLineBreakAt(text: string, offset: number): string | undefined {
  return /^(?:\r\n|\r|\n)/.exec(text.slice(offset, offset + 2))?.[0]
}
