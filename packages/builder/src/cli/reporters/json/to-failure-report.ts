import { type Diagnostic, START_OF_FILE, toDiagnosticUrl } from '@spearmint/config/diagnostics'
import type { ExitCode } from '../../exit-code.ts'
import { toBuildReport } from './to-build-report.ts'
import { toCheckReport } from './to-check-report.ts'
import { toJsonDiagnostic } from './to-json-diagnostic.ts'

/** Why a run ended early. */
export interface Failure {
  exitCode: ExitCode
  code: string
  message: string
  suggestions: string[]
}

export interface FailedCommand {
  /** Its name, if one was given. The reports of `build` and `check` have additional keys. */
  command: string | undefined
  durationMs: number
}

/** Formats the output of `--json` for a command that failed. Its only diagnostic has no file. */
export function toFailureReport(
  { code, message, suggestions }: Failure,
  { command, durationMs }: FailedCommand,
): string {
  // Always an error, whatever the table says: it ended the command.
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
  if (command === 'build') return toBuildReport({ pages: 0, diagnostics: [diagnostic], out: null, durationMs })
  return `${JSON.stringify({ diagnostics: [toJsonDiagnostic(diagnostic)] }, null, 2)}\n`
}
