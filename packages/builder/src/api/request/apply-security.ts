import type { SecurityAlternative, SecurityScheme } from '../model/security.ts'
import type { RequestValues } from './request-values.ts'
import type { Pair } from './serialize-parameter.ts'

/** What an authorization adds to a request. */
export interface Authorization {
  headers: Pair[]
  query: Pair[]
  cookies: Pair[]
}

/** Converts credentials to headers, query parameters and cookies. A scheme without a credential adds nothing. */
export function applySecurity(
  alternative: SecurityAlternative | undefined,
  credentials: RequestValues['credentials'],
): Authorization {
  const added: Authorization = { headers: [], query: [], cookies: [] }
  for (const scheme of alternative?.schemes ?? []) {
    const credential = credentials[scheme.name]
    if (credential === undefined || credential === '') continue
    if (scheme.type === 'key') {
      const list = { header: added.headers, query: added.query, cookie: added.cookies }[scheme.place]
      list.push([scheme.parameter, toKey(credential)])
      continue
    }
    const value = toAuthorization(scheme, credential)
    if (value !== undefined) added.headers.push(['Authorization', value])
  }
  return added
}

function toAuthorization(
  scheme: SecurityScheme,
  credential: string | { username: string; password: string },
): string | undefined {
  switch (scheme.type) {
    case 'basic':
      // RFC 7617, section 2.1: UTF-8.
      return typeof credential === 'string'
        ? `Basic ${credential}`
        : `Basic ${toBase64(`${credential.username}:${credential.password}`)}`
    case 'http':
      return `${scheme.scheme} ${toKey(credential)}`
    case 'mutualTLS':
      return undefined
    default:
      return `Bearer ${toKey(credential)}`
  }
}

function toKey(credential: string | { username: string; password: string }): string {
  return typeof credential === 'string' ? credential : credential.password
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
