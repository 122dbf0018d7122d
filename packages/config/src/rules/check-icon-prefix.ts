import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { ConfigIcon } from './config-icon.ts'

/** Warns about icon names with the prefix `fa-`. */
export function checkIconPrefix(icons: Iterable<ConfigIcon>): ValueProblem[] {
  return [...icons]
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
