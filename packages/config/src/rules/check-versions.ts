import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** Every version stands once, and one at most is the default (reference 1.7). */
export function checkVersions(config: CheckedConfig): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  let defaultName: string | undefined
  for (const [index, version] of (config.versions ?? []).entries()) {
    const name = typeof version === 'string' ? version : version.name
    if (seen.has(name)) {
      problems.push({
        code: 'config/duplicate-version',
        path: ['versions', index],
        at: 'value',
        message: `The version ${describeValue(name)} stands in "versions" more than once.`,
        suggestions: ['Remove one of them.'],
        // A version with more than a name may be the one that is meant.
        ...(typeof version === 'string' && { change: { kind: 'remove', path: ['versions', index] } }),
      })
    }
    seen.add(name)
    if (typeof version === 'string' || !version.default) continue
    if (defaultName === undefined) defaultName = name
    else {
      const path = ['versions', index, 'default']
      problems.push({
        code: 'config/several-defaults',
        path,
        at: 'value',
        message: `${describePath(path)} is true, but ${describeValue(defaultName)} is the default version already.`,
        suggestions: ['Keep "default": true at one version only.'],
      })
    }
  }
  return problems
}
