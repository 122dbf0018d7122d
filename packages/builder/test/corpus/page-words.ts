import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toWords } from './to-words.ts'

/** Elements without words for visitors. */
const SILENT = new Set(['script', 'style', 'svg', 'nav', 'button', 'template'])
const CODE = new Set([...SILENT, 'pre', 'code', 'kbd', 'math'])

/** The title of a built page, and its visible content between header and footer. */
export interface PageContent {
  words: string[]
  /** The text outside of code, where nothing may look like source. */
  prose: string
}

/** Reads a built page as a browser would: by its HTML alone. */
export function readPageContent(html: string): PageContent {
  const document = fromHtml(html)
  const title = find(document, ({ tagName }) => tagName === 'title')
  const main = find(document, ({ tagName }) => tagName === 'main')
  if (main === undefined) throw new Error('The page has no <main>.')
  // A page that doesn't show its title may have a heading of its own instead.
  return {
    words: [...(title ? toWords(toText(title)) : []), ...toWords(toText(main))],
    prose: toText(main, ({ tagName }) => CODE.has(tagName)),
  }
}

/** Reads the words of a built page that its Markdown must have: without those that belong to the frame or to buttons. */
export function readTextWords(html: string): string[] {
  const content = find(fromHtml(html), ({ properties }) => properties.id === 'content')
  if (content === undefined) throw new Error('The page has no content.')
  return toWords(toText(content, isOutsideText))
}

/** Labels of buttons, the name of the language above code, formulas that browsers draw from their source. */
function isOutsideText({ tagName, properties }: Element): boolean {
  const { className = [], dataMarkdownIgnore } = properties
  const isLabel = Array.isArray(className) && className.includes('code-language')
  return SILENT.has(tagName) || tagName === 'math' || isLabel || dataMarkdownIgnore !== undefined
}

function find(node: Nodes, isWanted: (element: Element) => boolean): Nodes | undefined {
  if (node.type === 'element' && isWanted(node)) return node
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child, isWanted)
    if (found) return found
  }
  return undefined
}

/** Elements are apart from each other, but in code, where colors and possible line breaks cut words into pieces. */
function toText(
  node: Nodes,
  isSilent: (element: Element) => boolean = ({ tagName }) => SILENT.has(tagName),
  glue = ' ',
): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && isSilent(node))) return glue
  const inside = node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code') ? '' : glue
  return glue + node.children.map((child) => toText(child, isSilent, inside)).join(inside) + glue
}
