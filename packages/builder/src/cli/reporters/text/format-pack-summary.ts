import type { Diagnostic } from '@spearmint/config/diagnostics'
import colors from 'picocolors'
import { formatProblemCount } from './format-problem-count.ts'
import { formatBytes } from './format-summary.ts'
import { toCount } from './to-count.ts'

interface PackSummary {
  pages: number
  /** The zip file as the user wrote it. */
  out: string
  diagnostics: readonly Diagnostic[]
  /** Undefined if nothing was written. */
  packed?: { files: number; bytes: number; manifest: string } | undefined
}

/** Formats the last lines of `pack`: files, problems, and the hash of the list of files. */
export function formatPackSummary({ pages, out, diagnostics, packed }: PackSummary, color: boolean): string {
  const { bold, green, red, yellow } = colors.createColors(color)
  const problems = formatProblemCount(diagnostics)
  if (packed === undefined) return `${red('Nothing was packed:')} ${problems}\n`
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const paint = hasErrors ? red : diagnostics.length > 0 ? yellow : green
  const size = `${toCount(packed.files, 'file')}, ${formatBytes(packed.bytes)}`
  return [
    `${bold('Packed')} ${toCount(pages, 'page')} into ${bold(out)}: ${size}`,
    paint(problems),
    `List of files: ${packed.manifest}`,
    '',
  ].join('\n')
}
