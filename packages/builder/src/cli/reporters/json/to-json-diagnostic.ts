import type { Diagnostic } from '@spearmint/config/diagnostics'

/** A diagnostic with the keys of JSON reports. Their order is part of the format. */
export function toJsonDiagnostic(diagnostic: Diagnostic): Diagnostic {
  const { code, severity, message, file, line, column, endLine, endColumn, suggestions, url, stack } = diagnostic
  return {
    code,
    severity,
    message,
    file,
    line,
    column,
    endLine,
    endColumn,
    suggestions,
    url,
    ...(stack !== undefined && { stack }),
  }
}
