import type { Root } from 'mdast'
import { visit } from '../../core/index.ts'

/**
 * A table is as wide as its widest row. GFM leaves out cells beyond the header row ("the excess is ignored", section
 * 4.10); an author who wrote one too many would lose its words. The header gets empty cells instead.
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
