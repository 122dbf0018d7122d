import type { Paragraph } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'
import { countCells, isDelimiterRow, toDelimiterRow } from './table-cells.ts'

/** A table with more columns is not written in full in a suggestion. */
const MAX_COLUMNS = 12

/** Lines with cells that are a paragraph, because the row below the header is missing or not as wide as the header. */
export function checkBrokenTable(paragraph: Paragraph, text: string): Mistake[] {
  const extent = findExtent(paragraph)
  if (extent === undefined) return []
  const source = text.slice(extent.start, extent.end)
  if (!source.includes('|') || !source.includes('\n')) return []
  const written = source.split('\n')
  const lines = written.map((line) => line.replace(/^[ \t>]+/, '').trimEnd())
  const found = explain(lines)
  if (found === undefined) return []
  const { index, ...problem } = found
  const lineStart = written.slice(0, index).reduce((sum, line) => sum + line.length + 1, extent.start)
  const line = written[index] ?? ''
  const start = lineStart + line.indexOf(lines[index] ?? '')
  return [{ code: 'page/broken-table', ...problem, start, end: start + (lines[index]?.length ?? 0) }]
}

/** `index` is the line that the report is about. */
function explain(lines: readonly string[]): { index: number; message: string; suggestion: string } | undefined {
  const delimiter = lines.findIndex(isDelimiterRow)
  const header = lines[delimiter - 1]
  if (delimiter === 0) {
    return {
      index: 0,
      message: 'This is not a table, because there is no header row directly above this row.',
      suggestion: 'Put the header row above it, without a blank line.',
    }
  }
  if (header === undefined) return explainRows(lines)
  const [cells, width] = [countCells(lines[delimiter] ?? ''), countCells(header)]
  if (cells === width || !header.includes('|')) return undefined
  return {
    index: delimiter,
    message: `This is not a table, because the header row has ${toCount(width)} and the row below it ${toCount(cells)}.`,
    suggestion: width > MAX_COLUMNS ? 'Write as many cells as in the header row.' : `Write ${toDelimiterRow(width)}`,
  }
}

/** Rows without any delimiter row. */
function explainRows(lines: readonly string[]): ReturnType<typeof explain> {
  const width = countCells(lines[0] ?? '')
  const isTable = width > 1 && lines.every((line) => /^\|.*\|$/.test(line) && countCells(line) === width)
  if (!isTable || width > MAX_COLUMNS) return undefined
  return {
    index: 0,
    message: 'This is not a table, because there is no delimiter row below the header row.',
    suggestion: `Add ${toDelimiterRow(width)} below it.`,
  }
}

function toCount(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`
}
