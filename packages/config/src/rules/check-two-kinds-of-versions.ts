import type { VersionInput } from '../mint-format/schema/versions.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'

/** Reports versions from Git beside versions in the navigation: each page would be in two kinds of versions. */
export function checkTwoKindsOfVersions(fromGit: unknown, written: readonly string[]): ValueProblem[] {
  const [first] = written
  if (fromGit === undefined || first === undefined) return []
  return [
    {
      code: 'config/two-kinds-of-versions',
      path: ['spearmint', 'versions'],
      at: 'key',
      message: `"spearmint.versions" names versions in Git, but the navigation already has versions, such as ${describeValue(first)}; those in Git are not built.`,
      suggestions: ['Remove "spearmint.versions", or the versions in the navigation.'],
    },
  ]
}

/** The names of versions in `mint.json`. One with a `locale` is a language. */
export function listWrittenVersions(versions: readonly VersionInput[] = []): string[] {
  return versions.flatMap((version) => {
    if (typeof version === 'string') return [version]
    return version.locale === undefined ? [version.name] : []
  })
}
