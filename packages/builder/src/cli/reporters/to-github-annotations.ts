import type { Diagnostic, Severity } from '@spearmint/config'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } satisfies Record<Severity, string>

/**
 * Formats diagnostics as workflow commands of GitHub Actions, one a line, which it shows beside the lines of a pull
 * request. The paths of the diagnostics must be those in the repository.
 */
export function toGithubAnnotations(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${toCommand(diagnostic)}\n`).join('')
}

function toCommand(diagnostic: Diagnostic): string {
  const { severity, file, line, column, endLine, endColumn, code, message, suggestions } = diagnostic
  const properties = {
    ...(file !== '' && { file, line, endLine }),
    // GitHub takes columns only where a range stays in its line.
    ...(file !== '' && line === endLine && { col: column, endColumn }),
    title: code,
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = [message, ...suggestions.map((suggestion) => `→ ${suggestion}`)].join('\n')
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}`
}

/** The escapes that the runner undoes (actions/toolkit, `command.ts`). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
