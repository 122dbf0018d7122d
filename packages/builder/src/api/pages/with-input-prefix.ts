import type { SiteConfig } from '@spearmint/config'
import type { ApiOperation } from '../model/operation.ts'
import type { SecurityScheme } from '../model/security.ts'

/**
 * Gives the key of a spec what its input holds at first: a spec cannot say that a key begins with `Token `, and
 * `api.auth.inputPrefix` of the configuration can (reference 6.3). It is for the header that `api.auth.name` names.
 */
export function withInputPrefix(
  operation: ApiOperation,
  { name, inputPrefix }: SiteConfig['api']['auth'],
): ApiOperation {
  if (inputPrefix === undefined || name === undefined) return operation
  const withPrefix = (scheme: SecurityScheme): SecurityScheme => {
    const isMeant =
      scheme.type === 'key' && scheme.place === 'header' && scheme.parameter.toLowerCase() === name.toLowerCase()
    return isMeant ? { prefix: inputPrefix, ...scheme } : scheme
  }
  return { ...operation, security: operation.security.map(({ schemes }) => ({ schemes: schemes.map(withPrefix) })) }
}
