import { findNearest } from '../diagnostics/find-nearest.ts'
import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeChoices, describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'
import { walkGroups } from './walk-groups.ts'

/** A group's version must be declared, in the same case (reference 1.4). Anchors and tabs may name any (reference 1.7). */
export function checkUndeclaredVersion(config: CheckedConfig, unsound: UnsoundParts): Problem[] {
  if (unsound.has(['versions'])) return []
  const declared = (config.versions ?? []).map((version) => (typeof version === 'string' ? version : version.name))
  const known = new Set(declared)
  const problems: Problem[] = []
  for (const { group, path } of walkGroups(config.navigation)) {
    if (group.version === undefined || known.has(group.version)) continue
    const place = [...path, 'version']
    const expected =
      declared.length === 0 ? 'a version declared in "versions"' : describeChoices(declared.map(describeValue))
    const near = findNearest(group.version, known)
    const [only] = near
    problems.push({
      code: 'config/undeclared-version',
      path: place,
      at: 'value',
      message: `${describePath(place)} is ${describeValue(group.version)}; expected ${expected}.`,
      ...(only !== undefined && near.length === 1 && { change: { kind: 'replace', path: place, value: only } }),
      suggestions:
        near.length > 0
          ? near.map((name) => `Did you mean "${name}"?`)
          : [`Add ${describeValue(group.version)} to "versions", or remove the key.`],
    })
  }
  return problems
}
