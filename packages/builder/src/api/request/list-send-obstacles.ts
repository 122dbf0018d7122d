import type { PlaygroundWords } from './check-values.ts'
import type { SampleRequest } from './sample-request.ts'

/** Why a request cannot be sent. */
export interface SendObstacle {
  /** `address`: it cannot be sent at all; `browser`: a page cannot send it, but a relay or cURL can. */
  kind: 'address' | 'browser'
  message: string
}

/** Headers that a page must not set (Fetch, "forbidden request-header"). */
const FORBIDDEN_HEADER =
  /^(?:accept-(?:charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i

/** Lists what prevents a page from sending a request. Nothing is sent to find out. */
export function listSendObstacles(request: SampleRequest, pageUrl: string, words: PlaygroundWords): SendObstacle[] {
  const { method, headers, body } = request
  const url = parseUrl(request.url, pageUrl)
  if (url === undefined) return [toObstacle('address', words.say('playground.badUrl', { url: request.url }))]
  const forbidden = headers.map(([name]) => name).filter((name) => FORBIDDEN_HEADER.test(name))
  const unwritable = headers.filter(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value)).map(([name]) => name)
  return [
    ...(body !== undefined && /^(?:GET|HEAD)$/.test(method)
      ? [toObstacle('browser', words.say('playground.noBody', { method }))]
      : []),
    ...(/^(?:TRACE|TRACK|CONNECT)$/.test(method)
      ? [toObstacle('browser', words.say('playground.noMethod', { method }))]
      : []),
    ...(forbidden.length > 0
      ? [toObstacle('browser', words.say('playground.noHeader', { header: forbidden.join(', ') }))]
      : []),
    ...(unwritable.length > 0
      ? [toObstacle('address', words.say('playground.badHeader', { header: unwritable.join(', ') }))]
      : []),
    ...(isMixedContent(url, pageUrl)
      ? [toObstacle('browser', words.say('playground.mixed', { origin: url.origin }))]
      : []),
  ]
}

/** Parses the URL. One with a variable left in it is not a URL yet. */
function parseUrl(written: string, pageUrl: string): URL | undefined {
  if (written.trim() === '' || /^[^?#]*\{/.test(written) || !URL.canParse(written, pageUrl)) return undefined
  const url = new URL(written, pageUrl)
  return /^https?:$/.test(url.protocol) ? url : undefined
}

/** Mixed Content, section 4: localhost is allowed. */
function isMixedContent(url: URL, pageUrl: string): boolean {
  const isOwn = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
  return new URL(pageUrl).protocol === 'https:' && url.protocol === 'http:' && !isOwn
}

function toObstacle(kind: SendObstacle['kind'], message: string): SendObstacle {
  return { kind, message }
}
