import type { CodeOf, CodeTable } from './define-codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { ProblemDetails } from './problem.ts'
import { toDiagnostic } from './to-diagnostic.ts'

/** Reports problems with the codes of one table. */
export interface Reporter<Codes extends CodeTable> {
  report<Code extends CodeOf<Codes>>(code: Code, details: ProblemDetails<Codes, Code>): void
}

/**
 * Creates the reporter of a table of codes.
 *
 * @param add - Receives each diagnostic, for example to collect it.
 */
export function createReporter<Codes extends CodeTable>(
  codes: Codes,
  add: (diagnostic: Diagnostic<CodeOf<Codes>>) => void,
): Reporter<Codes> {
  return {
    report: (code, details) => add(toDiagnostic(codes, { ...details, code })),
  }
}
