import type { SourceRange } from './diagnostic.ts'
import { replaceControlCharacters } from './replace-control-characters.ts'

export interface CodeFrameOptions {
  /** Lines shown before and after the marked one. Default 2. */
  contextLines?: number
  /** Maximum characters of a line, without the margin; a longer line is cut around the marked range. Default 100. */
  maxWidth?: number
}

const TAB = '  '
const ELLIPSIS = '…'

/**
 * Shows the location of a problem in its text: the line with a `>` and carets under the range, and the lines around it.
 * If a range spans several lines, only the first is marked. A range outside the text is moved to the nearest end.
 * Columns are UTF-16 units, as in editors; the carets count whole characters, and a tab is drawn as two spaces.
 *
 * @returns Lines joined by `\n`, without colors and without a final line break.
 */
export function toCodeFrame(text: string, range: SourceRange, options: CodeFrameOptions = {}): string {
  const { contextLines = 2, maxWidth = 100 } = options
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r\n|\r|\n/)
  const marked = clamp(range.line, 1, lines.length)
  const first = Math.max(1, marked - contextLines)
  const hasFinalBlank = lines.length > marked && lines.at(-1) === ''
  const last = Math.min(hasFinalBlank ? lines.length - 1 : lines.length, marked + contextLines)
  const digits = String(last).length

  const source = lines[marked - 1] ?? ''
  const start = clamp(range.column, 1, source.length + 1) - 1
  const end = range.endLine > range.line ? source.length : clamp(range.endColumn - 1, start, source.length)
  const before = countCells(source.slice(0, start))
  const width = Math.max(1, countCells(source.slice(start, end)))
  // Only the marked line is cut at its start, so that its range is visible.
  const cut = before + width > maxWidth ? Math.max(0, before - Math.floor(maxWidth / 2)) : 0

  const frame: string[] = []
  for (let number = first; number <= last; number++) {
    const visible = toVisiblePart(lines[number - 1] ?? '', number === marked ? cut : 0, maxWidth)
    const margin = `${number === marked ? '>' : ' '} ${String(number).padStart(digits)} |`
    frame.push(`${margin} ${visible}`.trimEnd())
    if (number === marked) {
      const indent = ' '.repeat(before - cut)
      const carets = '^'.repeat(Math.min(width, Math.max(1, maxWidth - (before - cut))))
      frame.push(`  ${' '.repeat(digits)} | ${indent}${carets}`)
    }
  }
  return frame.join('\n')
}

/** The visible part of a line: at most `maxWidth` characters starting at `cut`, with `…` where something is cut off. */
function toVisiblePart(line: string, cut: number, maxWidth: number): string {
  const cells = [...toCells(line)]
  const start = Math.min(cut, cells.length)
  const visible = cells.slice(start, start + maxWidth)
  if (start > 0 && visible.length > 0) visible[0] = ELLIPSIS
  if (start + maxWidth < cells.length) visible[visible.length - 1] = ELLIPSIS
  return visible.join('')
}

function countCells(text: string): number {
  return [...toCells(text)].length
}

function toCells(text: string): string {
  return replaceControlCharacters(text).replaceAll('\t', TAB)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
