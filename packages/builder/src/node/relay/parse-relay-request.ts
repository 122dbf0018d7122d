import type { RelayHeader, RelayRequest } from '../../api/index.ts'
import { RelayError } from './relay-error.ts'

/** `token` of RFC 9110, 5.6.2: names of methods and headers. */
const TOKEN = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/

/** What a value may hold (RFC 9110, 5.5): no line breaks, with which it could add headers or requests of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const VALUE = /^[^\x00-\x08\x0a-\x1f\x7f\u0100-\uffff]*$/

/**
 * Parses the description of a request, base64url of JSON. The address is written in one way, its host in ASCII, an IPv4
 * address of any form with its four numbers.
 * @throws {RelayError} for anything that cannot be sent as it stands
 */
export function parseRelayRequest(text: string): Omit<RelayRequest, 'url'> & { url: URL } {
  const { method, url, headers } = parseObject(text)
  if (typeof method !== 'string' || !TOKEN.test(method) || /^(?:connect|trace)$/i.test(method)) {
    throw bad(`${JSON.stringify(method)} is no method that can be sent.`)
  }
  return { method: method.toUpperCase(), url: parseUrl(url), headers: parseHeaders(headers) }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // The message says what was expected.
  }
  throw bad('Expected the header Spearmint-Request: base64url of JSON with "method", "url" and "headers".')
}

function parseUrl(value: unknown): URL {
  if (typeof value !== 'string' || !URL.canParse(value)) throw bad(`${JSON.stringify(value)} is no whole address.`)
  const url = new URL(value)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw bad(`Expected http or https, not "${url.protocol}".`)
  if (url.username !== '' || url.password !== '')
    throw bad('Put user name and password into a header, not the address.')
  url.hash = ''
  return url
}

function parseHeaders(value: unknown): RelayHeader[] {
  if (!Array.isArray(value)) throw bad('Expected "headers" to be a list of pairs.')
  return value.map((pair: unknown): RelayHeader => {
    const [name, content] = Array.isArray(pair) ? (pair as unknown[]) : []
    if (typeof name !== 'string' || !TOKEN.test(name)) throw bad(`${JSON.stringify(name)} is no name of a header.`)
    if (typeof content !== 'string' || !VALUE.test(content)) {
      throw bad(`The header "${name}" holds characters that no header may hold, such as line breaks.`)
    }
    return [name, content]
  })
}

function bad(message: string): RelayError {
  return new RelayError('bad-request', message)
}
