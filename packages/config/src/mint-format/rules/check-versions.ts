import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeValue } from '../../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** Each version may appear once, and at most one is the default. */
export function checkVersions(config: PartialConfig): ValueProblem[] {
  const problems: ValueProblem[] = []
  const seen = new Set<string>()
  let defaultName: string | undefined
  for (const [index, version] of (config.versions ?? []).entries()) {
    const name = typeof version === 'string' ? version : version.name
    if (seen.has(name)) {
      problems.push({
        code: 'config/duplicate-version',
        path: ['versions', index],
        at: 'value',
        message: `"versions" contains ${describeValue(name)} more than once.`,
        suggestions: ['Remove one of them.'],
        // No change for an object: it may be the one to keep.
        change: typeof version === 'string' ? { kind: 'remove', path: ['versions', index] } : undefined,
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
        message: `${describePath(path)} is true, but ${describeValue(defaultName)} is already the default version.`,
        suggestions: ['Keep "default": true on one version only.'],
      })
    }
  }
  return problems
}
