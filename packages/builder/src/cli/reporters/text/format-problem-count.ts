import type { Diagnostic, Severity } from '@spearmint/config/diagnostics'
import { toCount } from './to-count.ts'

/** Formats the number of problems of each severity: `2 errors, 1 note.` */
export function formatProblemCount(diagnostics: readonly Diagnostic[]): string {
  const parts = (['error', 'warning', 'info'] satisfies Severity[]).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
    return count === 0 ? [] : [toCount(count, severity === 'info' ? 'note' : severity)]
  })
  return parts.length === 0 ? 'No problems.' : `${parts.join(', ')}.`
}
