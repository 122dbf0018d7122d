import type { Problem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { walkIcons } from './walk-icons.ts'

/** Icons are named without `fa-` (reference 1.8). */
export function checkIconPrefix(config: CheckedConfig): Problem[] {
  return [...walkIcons(config)]
    .filter(({ icon }) => icon.startsWith('fa-'))
    .map(({ icon, path }) => ({
      code: 'config/icon-prefix',
      path,
      at: 'value',
      message: `${describePath(path)} is ${describeValue(icon)}; expected a name without "fa-".`,
      suggestions: [`Write "${icon.slice(3)}".`],
      change: { kind: 'replace', path, value: icon.slice(3) },
    }))
}
