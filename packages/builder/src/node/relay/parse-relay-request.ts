import type { RelayHeader, RelayRequest } from '../../api/index.ts'
import { RelayError } from './relay-error.ts'

/** `token` of RFC 9110, 5.6.2: names of methods and headers. */
const TOKEN = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/

/** Characters of a header value (RFC 9110, 5.5). Line breaks could add headers or whole requests. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression excludes them
const VALUE = /^[^\x00-\x08\x0a-\x1f\x7f\u0100-\uffff]*$/

/**
 * Parses the description of a request: base64url-encoded JSON. The URL is normalized: its host is in ASCII, and IPv4
 * addresses are in dotted decimal notation.
 * @throws {RelayError} for anything that can't be sent as is
 */
export function parseRelayRequest(text: string): Omit<RelayRequest, 'url'> & { url: URL } {
  const { method, url, headers } = parseObject(text)
  if (typeof method !== 'string' || !TOKEN.test(method) || /^(?:connect|trace)$/i.test(method)) {
    throw bad(`${JSON.stringify(method)} is not a supported method.`)
  }
  return { method: method.toUpperCase(), url: parseUrl(url), headers: parseHeaders(headers) }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // The error below describes the expected header.
  }
  throw bad('Expected the header Spearmint-Request: base64url-encoded JSON with "method", "url" and "headers".')
}

function parseUrl(value: unknown): URL {
  if (typeof value !== 'string' || !URL.canParse(value)) throw bad(`${JSON.stringify(value)} is not an absolute URL.`)
  const url = new URL(value)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw bad(`Expected http or https, not "${url.protocol}".`)
  if (url.username !== '' || url.password !== '') throw bad('Send user name and password in a header, not in the URL.')
  url.hash = ''
  return url
}

function parseHeaders(value: unknown): RelayHeader[] {
  if (!Array.isArray(value)) throw bad('Expected "headers" to be an array of pairs.')
  return value.map((pair: unknown): RelayHeader => {
    const [name, content] = Array.isArray(pair) ? (pair as unknown[]) : []
    if (typeof name !== 'string' || !TOKEN.test(name)) throw bad(`${JSON.stringify(name)} is not a valid header name.`)
    if (typeof content !== 'string' || !VALUE.test(content)) {
      throw bad(`The header "${name}" contains characters that are not allowed in headers, such as line breaks.`)
    }
    return [name, content]
  })
}

function bad(message: string): RelayError {
  return new RelayError('bad-request', message)
}
