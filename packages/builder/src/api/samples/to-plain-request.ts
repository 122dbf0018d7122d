import type { SampleRequest } from '../model/sample-request.ts'
import { encodeComponent } from '../request/encode-component.ts'

/** Where an API stands of which nobody says where (RFC 2606: nobody ever owns it). */
const UNKNOWN_SERVER = 'https://api.example.com'

/**
 * Brings a request into the form that every language can write: an absolute address of ASCII letters, headers of one line
 * and each name once (RFC 9110, section 5.3). `{variables}` that nobody filled in stay as they are.
 */
export function toPlainRequest({ method, url, headers, body }: SampleRequest): SampleRequest {
  const merged = new Map<string, [name: string, value: string]>()
  for (const [name, written] of headers) {
    const value = toOneLine(written)
    const held = merged.get(name.toLowerCase())
    if (held === undefined) merged.set(name.toLowerCase(), [toOneLine(name), value])
    else held[1] = `${held[1]}, ${value}`
  }
  const isEmpty = body?.kind === 'multipart' && body.parts.length === 0
  return {
    method: toOneLine(method),
    url: toAddress(url),
    headers: [...merged.values()],
    ...(body && !isEmpty && { body }),
  }
}

function toAddress(url: string): string {
  const absolute = /^(?:[a-z][a-z\d+.-]*:\/\/|\{)/i.test(url)
    ? url
    : `${UNKNOWN_SERVER}${url.startsWith('/') ? '' : '/'}${url}`
  return absolute
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[^\x21-\x7e]+|["<>\\^`|]+|%(?![\da-f]{2})/giu, encodeComponent)
}

function toOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no header holds them
  return text.replace(/[\0-\x1f\x7f]+/g, ' ').trim()
}
