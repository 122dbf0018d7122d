import type { Element } from 'hast'
import type { MarkdownNode, MarkdownWriter } from './markdown-writer.ts'

const DASHES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' }

/** Converts the rows of a table to a Markdown table: the first row is the header, and each cell is one line. */
export function toTable(children: readonly MarkdownNode[], writer: MarkdownWriter): string {
  const rows = findRows(children)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const [head, ...body] = rows
  if (head === undefined || width === 0) return ''
  const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const pad = (row: readonly Element[]): (Element | undefined)[] => Array.from({ length: width }, (_, i) => row[i])
  const toCells = (row: readonly Element[]): string[] => pad(row).map((cell) => (cell ? toCell(cell, writer) : ''))
  const dashes = pad(head).map((cell) => DASHES[String(cell?.properties.align)] ?? '---')
  return [toCells(head), dashes, ...body.map(toCells)].map(toLine).join('\n')
}

function findRows(children: readonly MarkdownNode[]): Element[][] {
  return children.flatMap((child): Element[][] => {
    if (child.type !== 'element') return []
    if (child.tagName !== 'tr') return findRows(child.children)
    return [child.children.filter((cell) => cell.type === 'element' && /^t[dh]$/.test(cell.tagName)) as Element[]]
  })
}

function toCell(cell: Element, writer: MarkdownWriter): string {
  return writer.toInline(cell.children).trim().replace(/\\?\n/g, ' ').replaceAll('|', '\\|')
}
