import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import { walkIcons } from './walk-icons.ts'

/** Warns about icon names with the prefix `fa-`. */
export function checkIconPrefix(config: PartialConfig): ValueProblem[] {
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
