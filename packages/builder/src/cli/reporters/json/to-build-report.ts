import type { Diagnostic } from '@spearmint/config/diagnostics'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** The output of `build --json`. */
export interface BuildReport {
  pages: number
  diagnostics: readonly Diagnostic[]
  /** The output folder, absolute; null when the command line is invalid. */
  out: string | null
  durationMs: number
}

/** Formats the report as one JSON object and a line feed. The order of keys is part of the format. */
export function toBuildReport({ pages, diagnostics, out, durationMs }: BuildReport): string {
  const report = { pages, diagnostics: diagnostics.map(toJsonDiagnostic), out, durationMs: Math.round(durationMs) }
  return `${JSON.stringify(report, null, 2)}\n`
}
