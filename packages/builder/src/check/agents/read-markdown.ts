/** A link or an image in Markdown. */
export interface MarkdownLink {
  href: string
  isImage: boolean
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[\s>]+)*(`{3,}|~{3,})(.*)$/

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

/** A link: its mark, its address in angle brackets or plain. The limits keep the time linear for any text. */
const LINK =
  /(!?)\[(?:[^[\]\n\\]|\\.|\[[^[\]\n]{0,200}\]){0,1000}\]\((?:<([^>\n]{0,2000})>|([^\s)<]{0,2000}))(?:[ \t][^)\n]{0,500})?\)/g

/** Lists the links and images of Markdown without code blocks. */
export function listMarkdownLinks(prose: string): MarkdownLink[] {
  const text = prose.split('\n').map(removeInlineCode).join('\n')
  return [...text.matchAll(LINK)].map(([, mark, quoted, plain]) => ({
    href: quoted ?? plain ?? '',
    isImage: mark === '!',
  }))
}

/** Inline code ends with as many backticks as it starts with. */
function removeInlineCode(line: string): string {
  if (!line.includes('`')) return line
  const parts = line.split(/(`+)/)
  let text = ''
  for (let index = 0; index < parts.length; index++) {
    const end = index % 2 === 1 ? parts.indexOf(parts[index] ?? '', index + 1) : -1
    if (end >= 0) index = end
    else text += parts[index]
  }
  return text
}

/** Only letters and digits, so that marks, escapes, quotes and spaces make no difference. */
export function toLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The address of a link, with what is between it and the end. */
const ADDRESS = /\]\((?:<[^>\n]{0,2000}>|[^\s)<]{0,2000})((?:[ \t][^)\n]{0,500})?)\)/g

/** The letters of Markdown as readers see it: without the addresses of links. */
export function toMarkdownLetters({ prose, code }: MarkdownParts): string {
  const shown = prose.replace(ADDRESS, ']$1').replace(/&(?:nbsp|amp|lt|gt|quot);/g, '')
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
