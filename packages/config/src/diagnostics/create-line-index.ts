import type { SourcePosition } from './to-range.ts'

/** Converts offsets in a text to lines and columns. */
export interface LineIndex {
  /** The position of the characters from `start` up to `end`, which is exclusive. Offsets are UTF-16 units. */
  toPosition(start: number, end: number): SourcePosition
}

/** Creates the index of a text: one pass now, a binary search per offset. Lines end with LF, CRLF or CR. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0]
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + lineEnd.length)

  function toPoint(offset: number) {
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
    toPosition: (start, end) => ({ start: toPoint(start), end: toPoint(end) }),
  }
}
