/** Offset of the first of the spaces and tabs that end at `offset`. */
export function skipBlanksBack(text: string, offset: number): number {
  let start = offset
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--
  return start
}

/** Offset behind the spaces and tabs that begin at `offset`. */
export function skipBlanks(text: string, offset: number): number {
  let end = offset
  while (text[end] === ' ' || text[end] === '\t') end++
  return end
}

/** The line break that ends at `offset`, and the one that begins there; empty when there is none. */
export function readLineBreakBefore(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - 2), offset)
  return /(?:\r\n|\r|\n)$/.exec(before)?.[0] ?? ''
}

export function readLineBreak(text: string, offset: number): string {
  return /^(?:\r\n|\r|\n)/.exec(text.slice(offset, offset + 2))?.[0] ?? ''
}
