import type { ElementContent } from 'hast'
import { type CodeToken, toCodeLine } from './code-tokens.ts'

/** The eight terminal colors, in order, as classes of our stylesheet. Black and white use the text color. */
const COLORS = [
  undefined,
  'tok-deleted',
  'tok-inserted',
  'tok-property',
  'tok-function',
  'tok-keyword',
  'tok-type',
  undefined,
] as const

/** Escape sequences (ECMA-48): those that set colors (group 1), all other control sequences, and window titles. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the regex searches for them
const SEQUENCE = /\x1b(?:\[([\d;:]*)m|\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\^_])/g

interface Pen {
  color?: string | undefined
  bold?: boolean
  italic?: boolean
}

/**
 * Highlights terminal output (the language `ansi`), line by line. Escape sequences for colors, bold and italic become
 * classes; all others are dropped. Colors outside the 16-color palette use the text color.
 */
export function colorAnsi(code: string): ElementContent[][] {
  const lines: CodeToken[][] = [[]]
  let pen: Pen = {}
  let end = 0

  function write(text: string): void {
    for (const [index, value] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (value !== '') lines.at(-1)?.push(toToken(value, pen))
    }
  }

  for (const match of code.matchAll(SEQUENCE)) {
    write(code.slice(end, match.index))
    if (match[1] !== undefined) pen = changePen(pen, match[1])
    end = match.index + match[0].length
  }
  write(code.slice(end))
  return lines.map(toCodeLine)
}

function toToken(value: string, { color, bold, italic }: Pen): CodeToken {
  const names = [color, bold && 'tok-title', italic && 'tok-emphasis'].filter((name) => typeof name === 'string')
  return { value, names: value.trim() === '' ? [] : names }
}

/** Applies the parameters of a sequence, for example `1;31`. An empty parameter is 0, which resets all. */
function changePen(pen: Pen, parameters: string): Pen {
  const codes = parameters.split(/[;:]/).map(Number)
  let next = pen
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0
    if (code === 0) next = {}
    else if (code === 1 || code === 22) next = { ...next, bold: code === 1 }
    else if (code === 3 || code === 23) next = { ...next, italic: code === 3 }
    else if (code >= 30 && code <= 37) next = { ...next, color: COLORS[code - 30] }
    else if (code === 90) next = { ...next, color: 'tok-comment' }
    else if (code > 90 && code <= 97) next = { ...next, color: COLORS[code - 90] }
    else if (code === 39) next = { ...next, color: undefined }
    else if (code === 38 || code === 48) {
      // `38;5;n` is one of 256 colors, `38;2;r;g;b` is any color. The numbers after the 38 are not codes.
      const isIndexed = codes[at + 1] === 5
      if (code === 38) next = { ...next, color: isIndexed ? findIndexed(codes[at + 2]) : undefined }
      at += isIndexed ? 2 : 4
    }
  }
  return next
}

/** The first 16 of the 256 colors are the eight terminal colors, normal and bright. */
function findIndexed(index = 16): string | undefined {
  return index < 16 ? COLORS[index % 8] : undefined
}
