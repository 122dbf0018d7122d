import type { Diagnostic } from '@spearmint/config/diagnostics'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** The output of `check --json`. */
export interface CheckReport {
  /** The remaining problems. */
  diagnostics: readonly Diagnostic[]
  /** The problems that `--fix` fixed, at their original locations. */
  fixed: readonly Diagnostic[]
}

/** Formats the report as one JSON object and a line feed. The order of keys is part of the format. */
export function toCheckReport({ diagnostics, fixed }: CheckReport): string {
  const report = { diagnostics: diagnostics.map(toJson), fixed: fixed.map(toJson) }
  return `${JSON.stringify(report, null, 2)}\n`
}

function toJson(diagnostic: Diagnostic): Diagnostic {
  const { fix } = diagnostic
  return { ...toJsonDiagnostic(diagnostic), ...(fix && { fix }) }
}
