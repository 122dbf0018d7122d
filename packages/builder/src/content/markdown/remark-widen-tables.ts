import type { Root } from 'mdast'
import { visit } from '../../core/index.ts'

/** How many cells a table may have, as a multiple of those written, and how many empty cells in any case. */
const MAX_GROWTH = 10
const MAX_EMPTY_CELLS = 1_000

/**
 * Makes a table as wide as its widest row. GFM drops the cells of a row that has more than the header row (“the excess is
 * ignored”, section 4.10), so text would get lost. Instead, the header row gets empty cells. A table that would consist of
 * empty cells for the most part loses its alignment, and its rows keep their lengths.
 */
export function remarkWidenTables(): (tree: Root) => undefined {
  return (tree) => {
    visit(tree, 'table', (table) => {
      const width = table.children.reduce((most, row) => Math.max(most, row.children.length), 0)
      const cells = table.children.reduce((sum, row) => sum + row.children.length, 0)
      if (width * table.children.length > MAX_GROWTH * cells + MAX_EMPTY_CELLS) {
        table.align = null
        return
      }
      const align = table.align ?? []
      table.align = [...align, ...Array<null>(Math.max(0, width - align.length)).fill(null)]
    })
  }
}
