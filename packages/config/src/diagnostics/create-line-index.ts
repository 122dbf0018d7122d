import type { SourceRange } from './diagnostic.ts'

/** Turns places in a text into lines and columns. */
export interface LineIndex {
  /** Offset and length are UTF-16 units. */
  toRange(offset: number, length: number): SourceRange
}

/** Creates the index of a text: one pass now, a binary search for every question. Lines end with LF, CRLF or CR. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0]
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + lineEnd.length)

  function toPosition(offset: number) {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  return {
    toRange(offset, length) {
      const start = toPosition(offset)
      const end = toPosition(offset + length)
      return { ...start, endLine: end.line, endColumn: end.column }
    },
  }
}
