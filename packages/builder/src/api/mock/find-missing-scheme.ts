import type { ApiOperation } from '../model/operation.ts'
import type { SecurityScheme } from '../model/security.ts'
import type { MockRequest } from './mock.ts'
import { parseCookies, parseQuery } from './parse-request.ts'

/**
 * Finds the first scheme that a request lacks, unless the request satisfies one of the alternatives. Credentials are
 * not verified.
 */
export function findMissingScheme({ security }: ApiOperation, request: MockRequest): SecurityScheme | undefined {
  const missing = security.map(({ schemes }) => schemes.find((scheme) => !isGiven(scheme, request)))
  return missing.includes(undefined) ? undefined : missing[0]
}

function isGiven(scheme: SecurityScheme, request: MockRequest): boolean {
  const { headers } = request
  const authorization = headers.authorization ?? ''
  switch (scheme.type) {
    case 'bearer':
      return /^Bearer \S/i.test(authorization)
    case 'basic':
      return /^Basic \S/i.test(authorization)
    case 'http':
      return authorization.toLowerCase().startsWith(`${scheme.scheme.toLowerCase()} `)
    case 'key':
      if (scheme.place === 'header') return headers[scheme.parameter.toLowerCase()] !== undefined
      if (scheme.place === 'cookie') return parseCookies(request).has(scheme.parameter)
      return parseQuery(request).has(scheme.parameter)
    case 'mutualTLS':
      return true
    default:
      return authorization !== ''
  }
}
