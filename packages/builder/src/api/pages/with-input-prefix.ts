import type { SiteConfig } from '@spearmint/config'
import type { ApiOperation } from '../model/operation.ts'
import type { SecurityScheme } from '../model/security.ts'

/**
 * Adds a prefix such as `Token ` to the API key in the header `api.auth.name`. A spec cannot express a prefix, so it comes
 * from `api.auth.inputPrefix` (docs/reference/api-pages.mdx#input-prefix).
 */
export function withInputPrefix(
  operation: ApiOperation,
  { name, inputPrefix }: SiteConfig['api']['auth'],
): ApiOperation {
  if (inputPrefix === undefined || name === undefined) return operation
  const withPrefix = (scheme: SecurityScheme): SecurityScheme => {
    const isMatch =
      scheme.type === 'key' && scheme.place === 'header' && scheme.parameter.toLowerCase() === name.toLowerCase()
    return isMatch ? { prefix: inputPrefix, ...scheme } : scheme
  }
  return { ...operation, security: operation.security.map(({ schemes }) => ({ schemes: schemes.map(withPrefix) })) }
}
