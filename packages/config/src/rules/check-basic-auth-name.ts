import type { Problem } from '../problems/config-problem.ts'
import { describeValue } from '../problems/describe-value.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'

/** With the method `basic` the name is `[usernameName]:[passwordName]` (specification, API). */
export function checkBasicAuthName(config: CheckedConfig): Problem[] {
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
