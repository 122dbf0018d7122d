import type { CheckedDiagnostic } from '../../../core/index.ts'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** The output of `check --json`. */
export interface CheckReport {
  /** The remaining problems. */
  diagnostics: readonly CheckedDiagnostic[]
  /** The problems that `--fix` fixed, at their original locations. */
  fixed: readonly CheckedDiagnostic[]
}

/** Formats the report as one JSON object and a line feed. The order of keys is part of the format. */
export function toCheckReport({ diagnostics, fixed }: CheckReport): string {
  const report = { diagnostics: diagnostics.map(toJson), fixed: fixed.map(toJson) }
  return `${JSON.stringify(report, null, 2)}\n`
}

function toJson(diagnostic: CheckedDiagnostic): CheckedDiagnostic {
  const { fix } = diagnostic
  return { ...toJsonDiagnostic(diagnostic), ...(fix && { fix }) }
}
