import { type SourceRange, START_OF_FILE } from './diagnostic.ts'

/** Start and end of a part of a text, as nodes of unist have them: lines and columns start at 1. */
export interface SourcePosition {
  start: { line: number; column: number }
  end: { line: number; column: number }
}

/**
 * Converts the position of a unist node, or one that a `LineIndex` computed from offsets, to the range of a diagnostic.
 * Without a position it is the start of the file.
 */
export function toRange(position: SourcePosition | undefined): SourceRange {
  if (position === undefined) return START_OF_FILE
  const { start, end } = position
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}
