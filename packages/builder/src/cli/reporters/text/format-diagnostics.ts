import { type Diagnostic, formatDiagnostic, type Severity } from '@spearmint/config/diagnostics'
import { toCount } from './to-count.ts'

export interface FormatDiagnosticsOptions {
  /** Reads a file of the site for code frames. Called once per file. */
  readText: (file: string) => string | undefined
  color: boolean
  /** The maximum number to print. Default: 50. */
  limit?: number
}

const RANKS = { error: 0, warning: 1, info: 2 } satisfies Record<Severity, number>

/**
 * Formats diagnostics for people, one block each, in the given order. If there are more than the limit, the most severe
 * ones are printed and the last line shows the number of the others.
 *
 * @param diagnostics - Sorted by file.
 * @returns a text that ends with a line feed, or an empty text
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatDiagnosticsOptions): string {
  const { readText, color, limit = 50 } = options
  const shown = new Set([...diagnostics].sort((a, b) => RANKS[a.severity] - RANKS[b.severity]).slice(0, limit))
  const blocks: string[] = []
  let last: { file: string; text: string | undefined } | undefined
  for (const diagnostic of diagnostics) {
    if (!shown.has(diagnostic)) continue
    if (last?.file !== diagnostic.file) last = { file: diagnostic.file, text: readText(diagnostic.file) }
    blocks.push(formatDiagnostic(diagnostic, { color, ...(last.text !== undefined && { text: last.text }) }))
  }
  const left = diagnostics.length - shown.size
  if (left > 0) blocks.push(`… and ${toCount(left, 'more problem')}. --json lists them all.`)
  return blocks.map((block) => `${block}\n\n`).join('')
}
