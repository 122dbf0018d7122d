import type { RelayHeader } from '../../api/index.ts'

/** Those of one connection, not of the request (RFC 9110, 7.6.1), and `Proxy-*`. */
const HOP_BY_HOP = /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/i

/** What the relay says itself, and what would claim that others sent the request. */
const OWN = /^(?:host|content-length|forwarded|via|x-forwarded-.*|x-real-ip)$/i

/** The headers that go on to an API: without those of the connection, and those that `Connection` names. */
export function selectSentHeaders(headers: readonly RelayHeader[]): RelayHeader[] {
  const named = listNamed(headers)
  return headers.filter(([name]) => !HOP_BY_HOP.test(name) && !OWN.test(name) && !named.has(name.toLowerCase()))
}

/** The headers of an answer that readers are told of. */
export function selectToldHeaders(headers: readonly RelayHeader[]): RelayHeader[] {
  const named = listNamed(headers)
  return headers.filter(([name]) => !HOP_BY_HOP.test(name) && !named.has(name.toLowerCase()))
}

/**
 * The headers that go on to another origin. Which of them hold credentials only the API knows, so no more than what
 * says how to read the body and the answer is kept.
 */
export function dropCredentials(headers: readonly RelayHeader[]): RelayHeader[] {
  return headers.filter(([name]) => /^(?:accept(?:-.*)?|content-(?:type|language)|user-agent)$/i.test(name))
}

function listNamed(headers: readonly RelayHeader[]): ReadonlySet<string> {
  const values = headers.filter(([name]) => /^connection$/i.test(name)).map(([, value]) => value)
  return new Set(values.flatMap((value) => value.toLowerCase().split(',')).map((name) => name.trim()))
}
