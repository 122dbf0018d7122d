import { type Diagnostic, formatDiagnostic, type Severity } from '@spearmint/config/diagnostics'
import { toCount } from './to-count.ts'

export interface FormatDiagnosticsOptions {
  /** Reads a file of the site for code frames. Called once per file. */
  readText: (file: string) => string | undefined
  color: boolean
  /** Whether to print all of them, not only 50. Default: false. */
  all?: boolean
  /** The option that lists all of them. Default: `--json`. */
  allOption?: string
}

const LIMIT = 50

const RANKS = { error: 0, warning: 1, info: 2 } satisfies Record<Severity, number>

/**
 * Formats diagnostics for people, one block each, in the given order. If there are more than 50, the most severe ones are
 * printed, and the codes of the others with their numbers.
 *
 * @param diagnostics - Sorted by file.
 * @returns a text that ends with a line feed, or an empty text
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatDiagnosticsOptions): string {
  const { readText, color, all = false, allOption = '--json' } = options
  const bySeverity = [...diagnostics].sort((a, b) => RANKS[a.severity] - RANKS[b.severity])
  const shown = new Set(all ? diagnostics : bySeverity.slice(0, LIMIT))
  const blocks: string[] = []
  let last: { file: string; text: string | undefined } | undefined
  for (const diagnostic of diagnostics) {
    if (!shown.has(diagnostic)) continue
    if (last?.file !== diagnostic.file) last = { file: diagnostic.file, text: readText(diagnostic.file) }
    blocks.push(formatDiagnostic(diagnostic, { color, ...(last.text !== undefined && { text: last.text }) }))
  }
  const rest = diagnostics.filter((diagnostic) => !shown.has(diagnostic))
  if (rest.length > 0) blocks.push(formatRest(rest, allOption))
  return blocks.map((block) => `${block}\n\n`).join('')
}

/** The number of diagnostics with each code, the most frequent first. */
function formatRest(rest: readonly Diagnostic[], allOption: string): string {
  const counts = new Map<string, number>()
  for (const { code } of rest) counts.set(code, (counts.get(code) ?? 0) + 1)
  const lines = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `\n  ${count} ${code}`)
  return `… and ${toCount(rest.length, 'more problem')}. ${allOption} lists them all.${lines.join('')}`
}
