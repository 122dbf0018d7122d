/** A link or an image in Markdown. */
export interface MarkdownLink {
  href: string
  isImage: boolean
}

const FENCE = /^\s*(?:(?:>|[-*+]|\d{1,9}[.)])\s+)*\s*(`{3,}|~{3,})(.*)$/

/** The Markdown of a page without its code, and the line of a code block that does not end. */
export interface MarkdownParts {
  prose: string
  code: string
  /** Counted from 1. */
  openFence?: number
}

/** Separates the code blocks of Markdown from the rest. */
export function splitMarkdown(text: string): MarkdownParts {
  const prose: string[] = []
  const code: string[] = []
  let open: { marker: string; line: number } | undefined
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, marker = '', info = ''] = FENCE.exec(line) ?? []
    if (open === undefined) {
      // Inline code may be at the start of a line.
      if (marker !== '' && !(marker.startsWith('`') && info.includes('`'))) open = { marker, line: index + 1 }
      else prose.push(line)
    } else if (marker.startsWith(open.marker) && info.trim() === '') open = undefined
    else code.push(line)
  }
  return { prose: prose.join('\n'), code: code.join('\n'), ...(open && { openFence: open.line }) }
}

/** Lists the links and images of Markdown without code blocks. */
export function listMarkdownLinks(prose: string): MarkdownLink[] {
  const text = prose.replace(/(`+)(?:(?!\1)[^\n]){1,5000}?\1(?!`)/g, '')
  const found = text.matchAll(/(!?)\[(?:[^[\]\n\\]|\\.|\[[^[\]\n]*\])*\]\((?:<([^>\n]*)>|([^\s)<]*))[^)\n]*\)/g)
  return [...found].map(([, mark, quoted, plain]) => ({ href: quoted ?? plain ?? '', isImage: mark === '!' }))
}

/** Only letters and digits, so that marks, escapes, quotes and spaces make no difference. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The letters of Markdown as readers see it: without the addresses of links. */
export function toMarkdownLetters({ prose, code }: MarkdownParts): string {
  const shown = prose.replace(/\]\((?:<[^>\n]*>|[^\s)<]*)([^)\n]*)\)/g, ']$1').replace(/&(?:nbsp|amp|lt|gt|quot);/g, '')
  return toLetters(`${shown}\n${code}`)
}

/** How many characters are in tables with 20 rows or more and in JSON blocks with 2,000 characters or more. */
export function countBulk(text: string): number {
  const tables = [...text.matchAll(/(?:^ *\|.*\n?)+/gm)].map(([table]) => table)
  const blocks = [...text.matchAll(/^ *```(?:json|jsonc|jsonl)\b.*\n([\s\S]*?)^ *```/gm)].map(([block]) => block)
  return [
    ...tables.filter((table) => table.split('\n').length > MIN_ROWS),
    ...blocks.filter((block) => block.length >= MIN_JSON),
  ].reduce((sum, { length }) => sum + length, 0)
}

/** Rows of a table that was probably generated, with its head and the line below. */
const MIN_ROWS = 22
const MIN_JSON = 2_000
