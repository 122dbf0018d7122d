import type { Diagnostic } from '@spearmint/config/diagnostics'
import colors from 'picocolors'
import { formatProblemCount } from './format-problem-count.ts'
import { formatBytes } from './format-summary.ts'
import { toCount } from './to-count.ts'

interface ExportSummary {
  /** The file as the user wrote it. */
  out: string
  diagnostics: readonly Diagnostic[]
  /** Undefined if nothing was written. */
  exported?: { chapters: number; bytes: number } | undefined
  durationMs: number
}

/** Formats the last lines of `export`: the size of the book, and problems. */
export function formatExportSummary(summary: ExportSummary, color: boolean): string {
  const { out, diagnostics, exported, durationMs } = summary
  const { bold, green, red, yellow } = colors.createColors(color)
  const problems = formatProblemCount(diagnostics)
  if (exported === undefined) return `${red('Nothing was exported:')} ${problems}\n`
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : diagnostics.length > 0 ? yellow : green
  const size = `${toCount(exported.chapters, 'chapter')}, ${formatBytes(exported.bytes)}`
  const seconds = (durationMs / 1000).toFixed(1)
  return `${bold('Exported')} ${bold(out)}: ${size} in ${seconds} s\n${paint(problems)}\n`
}
