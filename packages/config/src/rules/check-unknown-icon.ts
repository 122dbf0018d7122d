import type { ValueProblem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { ConfigIcon } from './config-icon.ts'
import { describeIconLibraries } from './describe-icon-libraries.ts'
import type { SiteFiles } from './site-files.ts'

/** Every icon exists. */
export function checkUnknownIcon(icons: Iterable<ConfigIcon>, files: SiteFiles): ValueProblem[] {
  return [...icons]
    .filter(({ icon, type, library }) => files.hasIcon?.(icon, type, library) === false)
    .map(({ icon, type, library, path }) => {
      const near = files.suggestIcons?.(icon, type, library) ?? []
      const [only] = near
      return {
        code: 'navigation/unknown-icon',
        path,
        at: 'value',
        message: `The icon ${describeValue(icon)} is unknown; expected the name of a ${describeIconLibraries(library)} icon.`,
        suggestions: near.map((name) => `Write "${name}".`),
        change: near.length === 1 && only !== undefined ? { kind: 'replace', path, value: only } : undefined,
      }
    })
}
