import type { Root } from 'mdast'
import { visit } from '../../core/index.ts'

/**
 * Makes a table as wide as its widest row. GFM drops the cells of a row that has more than the header row (“the excess is
 * ignored”, section 4.10), so text would get lost. Instead, the header row gets empty cells.
 */
export function remarkWidenTables(): (tree: Root) => undefined {
  return (tree) => {
    visit(tree, 'table', (table) => {
      const width = Math.max(...table.children.map((row) => row.children.length))
      const align = table.align ?? []
      table.align = [...align, ...Array<null>(Math.max(0, width - align.length)).fill(null)]
    })
  }
}
