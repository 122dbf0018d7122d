import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import { toCheckReport } from './formats/to-check-report.ts'
import type { Failure } from './report-failure.ts'
import { toJsonReport } from './to-json-report.ts'

export interface FailedCommand {
  /** Whether it was `check`, whose report has other keys than that of `build`. */
  isCheck: boolean
  durationMs: number
}

/** Formats what `--json` prints when the command did not take place. The one diagnostic has no file. */
export function toFailureReport(
  { code, message, suggestions }: Failure,
  { isCheck, durationMs }: FailedCommand,
): string {
  const diagnostic: Diagnostic = {
    code,
    severity: 'error',
    message,
    file: '',
    ...START_OF_FILE,
    suggestions,
    url: toDiagnosticUrl(code),
  }
  if (isCheck) return toCheckReport({ diagnostics: [diagnostic], fixed: [] })
  return toJsonReport({ pages: 0, diagnostics: [diagnostic], out: null, durationMs })
}
