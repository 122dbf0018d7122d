import type { CliEnvironment, TextSink } from '../../cli-environment.ts'
import { toOneLine } from './to-one-line.ts'

/** How far something has come. */
export interface Progress {
  done: number
  total: number
  /** What was done last: a page, an address. */
  page: string
  /** What is counted. Default `pages`. */
  unit?: 'links' | 'pages'
}

/** A line at the bottom of a terminal that is written over and over. */
export interface ProgressLine {
  show(progress: Progress): void
  /** Takes the line away. */
  clear(): void
}

const MILLISECONDS_BETWEEN = 80

/** Back to the start of the line, and delete it. */
const ERASE_LINE = '\r\u001B[K'

/** Creates the progress line of a command. It shows nothing unless `sink` is a terminal that can erase a line. */
export function createProgressLine(
  sink: TextSink,
  clock: () => number,
  variables: CliEnvironment['variables'],
): ProgressLine {
  if (!sink.isTTY || variables.TERM === 'dumb') return { show() {}, clear() {} }
  let shownAt: number | undefined
  return {
    show(progress) {
      const now = clock()
      if (shownAt !== undefined && now - shownAt < MILLISECONDS_BETWEEN) return
      shownAt = now
      sink.write(ERASE_LINE + formatProgress(progress, sink.columns || 80))
    },
    clear() {
      if (shownAt !== undefined) sink.write(ERASE_LINE)
      shownAt = undefined
    },
  }
}

/**
 * Formats progress to fit a line of `columns` cells, the last one left free so that no terminal wraps. Characters
 * beyond ASCII count as two cells, which none exceeds.
 */
export function formatProgress({ done, total, page, unit = 'pages' }: Progress, columns: number): string {
  const text = `${done}/${total} ${unit}  ${toOneLine(page)}`
  let cells = 0
  let fitting = ''
  for (const character of text) {
    cells += character <= '~' ? 1 : 2
    if (cells > columns - 1) break
    fitting += character
  }
  return fitting
}
