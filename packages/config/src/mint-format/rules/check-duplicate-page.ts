import type { ValueProblem } from '../../problems/config-problem.ts'
import { normalizePagePath } from '../../rules/normalize-page-path.ts'
import { toPageKey } from '../../rules/to-page-key.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkPages } from './walk-groups.ts'

/** Reports pages that the navigation of a version lists more than once. */
export function checkDuplicatePage(config: PartialConfig): ValueProblem[] {
  const seen = new Map<string, Set<string | undefined>>()
  const problems: ValueProblem[] = []
  for (const { page, path, version } of walkPages(config.navigation)) {
    const name = normalizePagePath(page)
    const versions = seen.get(toPageKey(name))
    if (!versions) {
      seen.set(toPageKey(name), new Set([version]))
      continue
    }
    // A group without a version is part of all versions.
    if (version === undefined || versions.has(undefined) || versions.has(version)) {
      problems.push({
        code: 'navigation/duplicate-page',
        path,
        at: 'value',
        message: `The page "${name}" is listed more than once. Its previous and next links follow the first entry.`,
        suggestions: ['Remove one of the entries, unless you want both.'],
      })
    }
    versions.add(version)
  }
  return problems
}
