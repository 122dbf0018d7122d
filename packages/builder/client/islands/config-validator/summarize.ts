import type { Diagnostic } from '@spearmint/config'

/** What a check found, in a sentence for the status line. */
export function summarize(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'No problems.'
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const count = `${diagnostics.length} problem${diagnostics.length === 1 ? '' : 's'}.`
  return hasErrors ? `${count} No site can be built with this file.` : `${count} A site can be built with this file.`
}
