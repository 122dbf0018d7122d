import type { MockRequest } from './mock.ts'

/** Parses the query of a request. */
export function parseQuery({ url }: MockRequest): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '')
}

/** Parses the `Cookie` header of a request to names and values (RFC 6265, section 4.2.1). */
export function parseCookies({ headers: { cookie = '' } }: MockRequest): ReadonlyMap<string, string> {
  return new Map(
    cookie.split(';').flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([^=\s]+)=(.*)$/s.exec(pair) ?? []
      return name === undefined ? [] : [[name, value ?? '']]
    }),
  )
}

/** The `code` and `example` of a `Prefer` header (RFC 7240): `Prefer: code=404, example=empty`. */
export interface Preference {
  code?: string
  example?: string
}

/** Parses the `Prefer` header of a request. Other preferences are ignored. */
export function parsePreference({ headers: { prefer = '' } }: MockRequest): Preference {
  const find = (name: string) => new RegExp(`(?:^|[,;\\s])${name}="?([^",;]+)"?`, 'i').exec(prefer)?.[1]?.trim()
  const [code, example] = [find('code'), find('example')]
  return { ...(code !== undefined && { code }), ...(example !== undefined && { example }) }
}
