import type { Diagnostic, Severity } from '@spearmint/config/diagnostics'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } satisfies Record<Severity, string>

/**
 * Formats diagnostics as workflow commands of GitHub Actions, one per line. It shows them as annotations in the diff of a
 * pull request. Paths must be relative to the repository.
 */
export function toGithubAnnotations(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => `${toCommand(diagnostic)}\n`).join('')
}

function toCommand(diagnostic: Diagnostic): string {
  const { severity, file, line, column, endLine, endColumn, code, message, suggestions } = diagnostic
  const properties = {
    ...(file !== '' && { file, line, endLine }),
    // GitHub accepts columns only for a range within one line.
    ...(file !== '' && line === endLine && { col: column, endColumn }),
    title: code,
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const text = [message, ...suggestions.map((suggestion) => `→ ${suggestion}`)].join('\n')
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}`
}

/** The escapes that the runner decodes (`command.ts` of actions/toolkit). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
