import type { ConfigPath } from '../problems/config-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import { describePath } from '../problems/describe-path.ts'
import { describeValue } from '../problems/describe-value.ts'

/** With the method `basic`, the name has the form `[usernameName]:[passwordName]`. */
export function checkBasicAuthName(
  { method, name }: { method?: string; name?: string },
  path: ConfigPath,
): ValueProblem[] {
  if (method !== 'basic' || name === undefined || /^[^:]+:[^:]+$/.test(name)) return []
  return [
    {
      code: 'config/basic-auth-name',
      path: [...path, 'name'],
      at: 'value',
      message: `${describePath([...path, 'name'])} is ${describeValue(name)}; expected "[usernameName]:[passwordName]" with the method "basic".`,
      suggestions: ['Write, for example, "username:password".'],
    },
  ]
}
