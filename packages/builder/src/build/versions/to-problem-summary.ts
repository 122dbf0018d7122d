import type { Diagnostic } from '@spearmint/config/diagnostics'
import { type SelectedVersion, toVersionDiagnostic } from '../../site/index.ts'

/** How many codes a message lists. */
const MAX_LISTED = 5

/** Reports the problems of a version as one: a tag cannot be changed, and today's rules are newer than its pages. */
export function toProblemSummary(
  { revision, folder }: SelectedVersion,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const problems = diagnostics.filter(({ severity }) => severity !== 'info')
  if (problems.length === 0 || revision === undefined) return []
  const counts = new Map<string, number>()
  for (const { code } of problems) counts.set(code, (counts.get(code) ?? 0) + 1)
  const sorted = [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
  const listed = sorted.slice(0, MAX_LISTED).map(([code, count]) => `${code} (${count})`)
  const others = sorted.length - listed.length
  return [
    toVersionDiagnostic({
      code: 'versions/problems',
      message: `The ${revision.kind} "${revision.name}" at "/${folder}" has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}: ${listed.join(', ')}${others > 0 ? ` and ${others} more kinds` : ''}.`,
    }),
  ]
}
