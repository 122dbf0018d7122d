import type { SampleRequest } from '../request/sample-request.ts'
import { encodeComponent } from '../request/serialize-parameter.ts'

/** One language of request samples. */
export interface SampleLanguage {
  /** As in `api.request.example.languages`, for example `bash`. */
  id: string
  /** Shown to visitors: `cURL`. */
  label: string
  /** Name of the grammar that highlights it. */
  grammar: string
  /** Converts a request to code that runs as it is. Every text of the request is quoted, so none of it becomes code. */
  toCode(request: SampleRequest): string
}

/** The server of an API without one. RFC 2606 reserves the domain, so nobody else can own it. */
const UNKNOWN_SERVER = 'https://api.example.com'

/** Defines a language. Its `toCode` receives requests that every language can express ({@link toPlainRequest}). */
export function defineLanguage({ toCode, ...language }: SampleLanguage): SampleLanguage {
  return { ...language, toCode: (request) => toCode(toPlainRequest(request)) }
}

/**
 * Converts a request to the form that every language can express: an absolute ASCII URL, headers on one line, and each
 * header name once (RFC 9110, section 5.3). `{variables}` without a value stay as they are.
 */
function toPlainRequest({ method, url, headers, body }: SampleRequest): SampleRequest {
  const merged = new Map<string, [name: string, value: string]>()
  for (const [name, written] of headers) {
    const value = toOneLine(written)
    const known = merged.get(name.toLowerCase())
    if (known === undefined) merged.set(name.toLowerCase(), [toOneLine(name), value])
    else known[1] = `${known[1]}, ${value}`
  }
  const isEmpty = body?.kind === 'multipart' && body.parts.length === 0
  return {
    method: toOneLine(method),
    url: toAbsoluteUrl(url),
    headers: [...merged.values()],
    ...(body && !isEmpty && { body }),
  }
}

function toAbsoluteUrl(url: string): string {
  const absolute = /^(?:[a-z][a-z\d+.-]*:\/\/|\{)/i.test(url)
    ? url
    : `${UNKNOWN_SERVER}${url.startsWith('/') ? '' : '/'}${url}`
  return absolute
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+|["<>\\^`|]+|%(?![\da-f]{2})/giu, encodeComponent)
}

function toOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: headers cannot contain them
  return text.replace(/[\0-\x1f\x7f]+/g, ' ').trim()
}
