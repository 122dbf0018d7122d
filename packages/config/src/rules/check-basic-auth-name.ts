import type { ValueProblem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** With the method `basic`, the name has the form `[usernameName]:[passwordName]`. */
export function checkBasicAuthName(config: PartialConfig): ValueProblem[] {
  const { method, name } = config.api?.auth ?? {}
  if (method !== 'basic' || name === undefined || /^[^:]+:[^:]+$/.test(name)) return []
  return [
    {
      code: 'config/basic-auth-name',
      path: ['api', 'auth', 'name'],
      at: 'value',
      message: `"api.auth.name" is ${describeValue(name)}; expected "[usernameName]:[passwordName]" with the method "basic".`,
      suggestions: ['Write, for example, "username:password".'],
    },
  ]
}
