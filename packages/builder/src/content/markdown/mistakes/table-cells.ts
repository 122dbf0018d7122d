const DELIMITER = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** Whether a line is the delimiter row of a table: `| --- | :-: |`. */
export function isDelimiterRow(line: string): boolean {
  return line.includes('|') && DELIMITER.test(line)
}

/** Counts the cells of a row. `\|` is part of a cell. */
export function countCells(line: string): number {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  return (inner.match(/(?<!\\)\|/g)?.length ?? 0) + 1
}

export function toDelimiterRow(cells: number): string {
  return `|${' --- |'.repeat(cells)}`
}
