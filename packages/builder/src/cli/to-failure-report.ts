import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { Failure } from './report-failure.ts'
import { toJsonReport } from './to-json-report.ts'

/** Formats what `build --json` prints when the build did not take place. The one diagnostic has no file. */
export function toFailureReport({ code, message, suggestions }: Failure, durationMs: number): string {
  const diagnostic: Diagnostic = {
    code,
    severity: 'error',
    message,
    file: '',
    ...START_OF_FILE,
    suggestions,
    url: toDiagnosticUrl(code),
  }
  return toJsonReport({ pages: 0, diagnostics: [diagnostic], out: null, durationMs })
}
