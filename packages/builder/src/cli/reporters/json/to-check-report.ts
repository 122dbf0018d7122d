import type { CheckedDiagnostic } from '../../../core/index.ts'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** What `check --json` prints. */
export interface CheckReport {
  /** The problems that are left. */
  diagnostics: readonly CheckedDiagnostic[]
  /** The problems that `--fix` mended, with their places before that. */
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
