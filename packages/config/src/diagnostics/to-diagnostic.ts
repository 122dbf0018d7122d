import type { CodeEntry, CodeOf, CodeTable } from './define-codes.ts'
import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from './diagnostic.ts'
import type { Problem } from './problem.ts'

/** Converts a problem to a diagnostic. The severity is that of the code, or of the variant that the problem selects. */
export function toDiagnostic<Codes extends CodeTable>(
  codes: Codes,
  problem: Problem<Codes>,
): Diagnostic<CodeOf<Codes>> {
  const { code, variant, message, file = '', range = START_OF_FILE, suggestions = [], fix } = problem
  const entry: Codes[CodeOf<Codes>] = codes[code]
  const { line, column, endLine, endColumn } = range
  return {
    code,
    severity: toSeverity(entry, variant),
    message,
    file,
    line,
    column,
    endLine,
    endColumn,
    suggestions: [...suggestions],
    url: toDiagnosticUrl(code),
    ...(fix && { fix }),
  }
}

function toSeverity({ severity, variants }: CodeEntry, variant: string | undefined) {
  return (variant !== undefined && variants?.[variant]) || severity
}
