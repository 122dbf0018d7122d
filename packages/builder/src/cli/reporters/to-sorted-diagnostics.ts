import type { Diagnostic } from '@spearmint/config/diagnostics'
import { compareCodePoints } from '../../node/index.ts'
import { isConfigFile } from '../../site/index.ts'

/** Sorts diagnostics by file (the configuration first), position and code. With `strict`, warnings become errors. */
export function toSortedDiagnostics(diagnostics: readonly Diagnostic[], strict: boolean): Diagnostic[] {
  return diagnostics.map((diagnostic) => (strict ? toStrict(diagnostic) : diagnostic)).sort(compareDiagnostics)
}

function toStrict(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    Number(isConfigFile(b.file)) - Number(isConfigFile(a.file)) ||
    compareCodePoints(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareCodePoints(a.code, b.code)
  )
}
