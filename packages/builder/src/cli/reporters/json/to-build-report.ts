import type { Diagnostic } from '@spearmint/config'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** What `build --json` prints. */
export interface JsonReport {
  pages: number
  diagnostics: readonly Diagnostic[]
  /** The folder that was to be written, absolute; null when the command line could not be used. */
  out: string | null
  durationMs: number
}

/** Formats the report as one JSON object and a line feed. The order of keys is part of the format. */
export function toJsonReport({ pages, diagnostics, out, durationMs }: JsonReport): string {
  const report = { pages, diagnostics: diagnostics.map(toJsonDiagnostic), out, durationMs: Math.round(durationMs) }
  return `${JSON.stringify(report, null, 2)}\n`
}
