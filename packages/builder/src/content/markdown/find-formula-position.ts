import type { InlineMath, Math as MathBlock } from 'mdast-util-math'
import type { Position } from 'unist'

/**
 * Finds where the TeX of a formula is, without the dollar signs around it. Undefined for a formula on several lines that
 * has no lines of `$$`: how far its lines are indented isn't known.
 */
export function findFormulaPosition({ value, position }: InlineMath | MathBlock): Position | undefined {
  if (position === undefined) return undefined
  const { start, end } = position
  const lines = value.split('\n')
  const last = lines.at(-1) ?? ''
  if (start.line === end.line) {
    // The same dollar signs and spaces are on both sides.
    const before = (end.column - start.column - value.length) / 2
    return toPosition(start.line, start.column + before, start.line, end.column - before)
  }
  // The library removes the indentation of the first line from all lines.
  if (end.line - start.line !== lines.length + 1) return undefined
  return toPosition(start.line + 1, start.column, end.line - 1, start.column + last.length)
}

function toPosition(line: number, column: number, endLine: number, endColumn: number): Position | undefined {
  if (!Number.isInteger(column)) return undefined
  return { start: { line, column }, end: { line: endLine, column: endColumn } }
}
