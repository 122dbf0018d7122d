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
export function listSendObstacles(request: SampleRequest, pageUrl: string): SendObstacle[] {
  const { method, headers, body } = request
  const url = parseUrl(request.url, pageUrl)
  if (url === undefined) return [toObstacle('address', `Cannot send a request to “${request.url}”.`)]
  const forbidden = headers.map(([name]) => name).filter((name) => FORBIDDEN_HEADER.test(name))
  const unwritable = headers.filter(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value)).map(([name]) => name)
  return [
    ...(body !== undefined && /^(?:GET|HEAD)$/.test(method)
      ? [toObstacle('browser', `Browsers cannot send a body with ${method}.`)]
      : []),
    ...(/^(?:TRACE|TRACK|CONNECT)$/.test(method) ? [toObstacle('browser', `Browsers cannot send ${method}.`)] : []),
    ...(forbidden.length > 0
      ? [toObstacle('browser', `Browsers don't allow a page to set the header ${forbidden.join(', ')}.`)]
      : []),
    ...(unwritable.length > 0
      ? [toObstacle('address', `The header ${unwritable.join(', ')} contains characters that headers cannot have.`)]
      : []),
    ...(isMixedContent(url, pageUrl)
      ? [toObstacle('browser', `This page was loaded over HTTPS, so browsers don't allow it to send to ${url.origin}.`)]
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
