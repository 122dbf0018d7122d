import type { CliEnvironment, TextSink } from '../../cli-environment.ts'
import { toOneLine } from './to-one-line.ts'

/** The progress of a command. */
export interface Progress {
  done: number
  total: number
  /** The last item: a page or a URL. */
  page: string
  /** Default: `pages`. */
  unit?: 'links' | 'pages'
}

/** A line at the bottom of a terminal that is updated in place. */
export interface ProgressLine {
  show(progress: Progress): void
  /** Removes the line. */
  clear(): void
}

const MILLISECONDS_BETWEEN = 80

/** Moves the cursor to the start of the line and erases it. */
const ERASE_LINE = '\r\u001B[K'

/** Creates the progress line of a command. It only shows on a terminal that can erase a line. */
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
 * Formats progress to fit a line of `columns` cells. The last cell stays empty so that no terminal wraps. Characters outside
 * ASCII count as two cells, the maximum width of any character.
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
