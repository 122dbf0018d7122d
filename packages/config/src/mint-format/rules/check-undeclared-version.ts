import { findNearest } from '../../diagnostics/index.ts'
import type { ValueProblem } from '../../problems/config-problem.ts'
import { describePath } from '../../problems/describe-path.ts'
import { describeChoices, describeValue } from '../../problems/describe-value.ts'
import type { InvalidParts } from '../../rules/invalid-parts.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkGroups } from './walk-groups.ts'

/** The version of a group must be declared, in the same case. Anchors and tabs may name any version. */
export function checkUndeclaredVersion(config: PartialConfig, invalid: InvalidParts): ValueProblem[] {
  if (invalid.has(['versions'])) return []
  const declared = (config.versions ?? []).map((version) => (typeof version === 'string' ? version : version.name))
  const known = new Set(declared)
  const problems: ValueProblem[] = []
  for (const { group, path } of walkGroups(config.navigation)) {
    if (group.version === undefined || known.has(group.version)) continue
    const versionPath = [...path, 'version']
    const expected =
      declared.length === 0 ? 'a version declared in "versions"' : describeChoices(declared.map(describeValue))
    const near = findNearest(group.version, known)
    const [only] = near
    problems.push({
      code: 'config/undeclared-version',
      path: versionPath,
      at: 'value',
      message: `${describePath(versionPath)} is ${describeValue(group.version)}; expected ${expected}.`,
      suggestions:
        near.length > 0
          ? near.map((name) => `Did you mean "${name}"?`)
          : [`Add ${describeValue(group.version)} to "versions", or remove the key.`],
      change: only !== undefined && near.length === 1 ? { kind: 'replace', path: versionPath, value: only } : undefined,
    })
  }
  return problems
}
