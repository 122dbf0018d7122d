import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toWords } from './to-words.ts'

/** Elements without words for visitors. */
const SILENT = new Set(['script', 'style', 'svg', 'nav', 'button', 'template'])

/** The visible content of a built page between header and footer. */
export interface PageContent {
  words: string[]
  /** The text outside of code, where nothing may look like source. */
  prose: string
}

/** Reads a built page as a browser would: by its HTML alone. */
export function readPageContent(html: string): PageContent {
  const main = find(fromHtml(html), 'main')
  if (main === undefined) throw new Error('The page has no <main>.')
  return { words: toWords(toText(main)), prose: toText(main, new Set([...SILENT, 'pre', 'code', 'kbd', 'math'])) }
}

function find(node: Nodes, tagName: string): Nodes | undefined {
  if (node.type === 'element' && node.tagName === tagName) return node
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child, tagName)
    if (found) return found
  }
  return undefined
}

/** Elements are apart from each other, but in code, where colors and possible line breaks cut words into pieces. */
function toText(node: Nodes, silent: ReadonlySet<string> = SILENT, glue = ' '): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && silent.has(node.tagName))) return glue
  const inside = node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code') ? '' : glue
  return glue + node.children.map((child) => toText(child, silent, inside)).join(inside) + glue
}
