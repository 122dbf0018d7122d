import type { RelayHeader } from '../../api/index.ts'

/** Headers of one connection, not of the request (RFC 9110, 7.6.1), and `Proxy-*`. */
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/i

/** Headers that the relay sets itself, and those that would claim another sender of the request. */
const RESERVED = /^(?:host|content-length|forwarded|via|x-forwarded-.*|x-real-ip)$/i

/** The headers to send to an API: without those of the connection, and those that `Connection` names. */
export function selectRequestHeaders(headers: readonly RelayHeader[]): RelayHeader[] {
  const named = listNamed(headers)
  return headers.filter(([name]) => !HOP_BY_HOP.test(name) && !RESERVED.test(name) && !named.has(name.toLowerCase()))
}

/** The headers of a response to show to visitors. */
export function selectResponseHeaders(headers: readonly RelayHeader[]): RelayHeader[] {
  const named = listNamed(headers)
  return headers.filter(([name]) => !HOP_BY_HOP.test(name) && !named.has(name.toLowerCase()))
}

/**
 * The headers to send to another origin after a redirect. Any other header may contain credentials, so only those that
 * describe the body and the accepted responses are included.
 */
export function dropCredentials(headers: readonly RelayHeader[]): RelayHeader[] {
  return headers.filter(([name]) => /^(?:accept(?:-.*)?|content-(?:type|language)|user-agent)$/i.test(name))
}

function listNamed(headers: readonly RelayHeader[]): ReadonlySet<string> {
  const values = headers.filter(([name]) => /^connection$/i.test(name)).map(([, value]) => value)
  return new Set(values.flatMap((value) => value.toLowerCase().split(',')).map((name) => name.trim()))
}
