import type { Diagnostic } from '@spearmint/config/diagnostics'
import { compareCodePoints } from '../../node/index.ts'
import { CONFIG_FILE } from '../../site/index.ts'

/** Sorts diagnostics by file (`mint.json` first), position and code. With `strict`, warnings become errors. */
export function toSortedDiagnostics(diagnostics: readonly Diagnostic[], strict: boolean): Diagnostic[] {
  return diagnostics.map((diagnostic) => (strict ? toStrict(diagnostic) : diagnostic)).sort(compareDiagnostics)
}

function toStrict(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    Number(b.file === CONFIG_FILE) - Number(a.file === CONFIG_FILE) ||
    compareCodePoints(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareCodePoints(a.code, b.code)
  )
}
