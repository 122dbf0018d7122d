import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { toPageKey } from './page-key.ts'
import { walkPages } from './walk-groups.ts'

/** A page stands once in the navigation of each version (reference 1.4). */
export function checkDuplicatePage(config: CheckedConfig): Problem[] {
  const seen = new Map<string, Set<string | undefined>>()
  const problems: Problem[] = []
  for (const { page, path, version } of walkPages(config.navigation)) {
    const name = normalizePagePath(page)
    const versions = seen.get(toPageKey(name))
    if (!versions) {
      seen.set(toPageKey(name), new Set([version]))
      continue
    }
    // A group without a version is in all of them.
    if (version === undefined || versions.has(undefined) || versions.has(version)) {
      problems.push({
        code: 'navigation/duplicate-page',
        path,
        at: 'value',
        message: `The page "${name}" is listed more than once. Previous and next follow its first place.`,
        suggestions: ['Remove one of the entries.'],
      })
    }
    versions.add(version)
  }
  return problems
}
