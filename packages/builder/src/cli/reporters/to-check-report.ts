import type { Diagnostic } from '@spearmint/config'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** What `check --json` prints. */
export interface CheckReport {
  /** The problems that are left. */
  diagnostics: readonly Diagnostic[]
  /** The problems that `--fix` mended, with their places before that. */
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
