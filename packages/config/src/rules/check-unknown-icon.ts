import type { Problem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { SiteFiles } from './site-files.ts'
import { walkIcons } from './walk-icons.ts'

/** Every icon can be drawn. */
export function checkUnknownIcon(config: CheckedConfig, files: SiteFiles): Problem[] {
  return [...walkIcons(config)]
    .filter(({ icon, type }) => files.hasIcon?.(icon, type) === false)
    .map(({ icon, type, path }) => {
      const near = files.suggestIcons?.(icon, type) ?? []
      const [only] = near
      return {
        code: 'navigation/unknown-icon',
        path,
        at: 'value',
        message: `The icon ${describeValue(icon)} is unknown; expected a name of Font Awesome or Lucide.`,
        suggestions: near.map((name) => `Write "${name}".`),
        ...(near.length === 1 && only !== undefined && { change: { kind: 'replace', path, value: only } }),
      }
    })
}
