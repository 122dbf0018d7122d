import { type Diagnostic, formatDiagnostic, type Severity } from '@spearmint/config'
import { toCount } from './to-count.ts'

export interface FormatDiagnosticsOptions {
  /** Gives the text of a file of the site for code frames; asked once a file. */
  readText: (file: string) => string | undefined
  color: boolean
  /** How many to print in full. Default 50. */
  limit?: number
}

const RANKS = { error: 0, warning: 1, info: 2 } satisfies Record<Severity, number>

/**
 * Formats diagnostics for people, one block each, in the given order. When there are more than the limit, the worst
 * ones are printed and the last line says how many are left.
 *
 * @param diagnostics sorted by file
 * @returns text that ends with a line feed, or the empty text
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
