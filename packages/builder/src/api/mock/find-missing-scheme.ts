import type { MockRequest } from '../model/mock.ts'
import type { ApiOperation } from '../model/operation.ts'
import type { SecurityScheme } from '../model/security.ts'
import { readCookies } from './read-cookies.ts'

/**
 * Finds the first way to be authorized that a request does not use, when it uses none. Whether a key is the right one
 * nobody asks.
 */
export function findMissingScheme({ security }: ApiOperation, request: MockRequest): SecurityScheme | undefined {
  const missing = security.map(({ schemes }) => schemes.find((scheme) => !isGiven(scheme, request)))
  return missing.includes(undefined) ? undefined : missing[0]
}

function isGiven(scheme: SecurityScheme, { headers, url }: MockRequest): boolean {
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
      if (scheme.place === 'cookie') return readCookies(headers.cookie).has(scheme.parameter)
      return new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '').has(scheme.parameter)
    case 'mutualTLS':
      return true
    default:
      return authorization !== ''
  }
}
