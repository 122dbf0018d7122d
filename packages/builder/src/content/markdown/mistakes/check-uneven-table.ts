import type { Table } from 'mdast'
import { findExtent, type Mistake } from './mistake.ts'

/** Every row has as many cells as the header. One report per table, at the first row that hasn't. */
export function checkUnevenTable({ children: [header, ...rows] }: Table, text: string): Mistake[] {
  const width = header?.children.length ?? 0
  const uneven = rows.filter(({ children }) => children.length !== width)
  const [row] = uneven
  const extent = row && findExtent(row)
  if (row === undefined || extent === undefined) return []
  const cells = row.children.length
  const others = uneven.length - 1
  const more = others === 0 ? '' : others === 1 ? ' 1 other row differs too.' : ` ${others} other rows differ too.`
  const isText = !text.slice(extent.start, extent.end).includes('|')
  return [
    {
      code: 'page/uneven-table',
      message: isText
        ? 'This text is a row of the table above it.'
        : `The row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the header row has ${width}.${more}`,
      suggestion: isText
        ? 'Put a blank line above it.'
        : cells > width
          ? 'Write \\| for a | in a cell, or add a cell to the header row.'
          : 'Add the missing cells. They can be empty.',
      ...extent,
    },
  ]
}
