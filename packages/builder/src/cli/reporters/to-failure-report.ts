import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config'
import type { ExitCode } from '../exit-code.ts'
import { toCheckReport } from './to-check-report.ts'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'
import { toJsonReport } from './to-json-report.ts'

/** Why a run ended early. */
export interface Failure {
  exitCode: ExitCode
  code: string
  message: string
  suggestions: string[]
}

export interface FailedCommand {
  /** Its name; undefined when none was given. The reports of `build` and `check` have further keys. */
  command: string | undefined
  durationMs: number
}

/** Formats what `--json` prints when the command did not take place. The one diagnostic has no file. */
export function toFailureReport(
  { code, message, suggestions }: Failure,
  { command, durationMs }: FailedCommand,
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
  if (command === 'check') return toCheckReport({ diagnostics: [diagnostic], fixed: [] })
  if (command === 'build') return toJsonReport({ pages: 0, diagnostics: [diagnostic], out: null, durationMs })
  return `${JSON.stringify({ diagnostics: [toJsonDiagnostic(diagnostic)] }, null, 2)}\n`
}
