import type { SampleRequest } from '../model/sample-request.ts'

/** Why a request cannot be sent. */
export interface SendObstacle {
  /** `address`: nobody can send it; `browser`: pages cannot, a relay and cURL can. */
  kind: 'address' | 'browser'
  message: string
}

/** Headers that pages may not set (Fetch, "forbidden request-header"). */
const FORBIDDEN_HEADER =
  /^(?:accept-(?:charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i

/** Finds what keeps a page from sending a request by itself. Nothing is sent to find out. */
export function findSendObstacles(request: SampleRequest, pageUrl: string): SendObstacle[] {
  const { method, headers, body } = request
  const url = parseUrl(request.url, pageUrl)
  if (url === undefined) return [toObstacle('address', `“${request.url}” is no address to send to.`)]
  const forbidden = headers.map(([name]) => name).filter((name) => FORBIDDEN_HEADER.test(name))
  const unwritable = headers.filter(([, value]) => /[^\t\x20-\x7e\x80-\xff]/.test(value)).map(([name]) => name)
  return [
    ...(body !== undefined && /^(?:GET|HEAD)$/.test(method)
      ? [toObstacle('browser', `Browsers cannot send a body with ${method}.`)]
      : []),
    ...(/^(?:TRACE|TRACK|CONNECT)$/.test(method) ? [toObstacle('browser', `Browsers cannot send ${method}.`)] : []),
    ...(forbidden.length > 0
      ? [toObstacle('browser', `Browsers do not let a page set the header ${forbidden.join(', ')}.`)]
      : []),
    ...(unwritable.length > 0
      ? [toObstacle('address', `A header cannot hold what stands in ${unwritable.join(', ')}.`)]
      : []),
    ...(isMixedContent(url, pageUrl)
      ? [toObstacle('browser', `This page was loaded by https, and browsers do not let it send to ${url.origin}.`)]
      : []),
  ]
}

/** The address with what is still open in it is none. */
function parseUrl(written: string, pageUrl: string): URL | undefined {
  if (written.trim() === '' || /^[^?#]*\{/.test(written) || !URL.canParse(written, pageUrl)) return undefined
  const url = new URL(written, pageUrl)
  return /^https?:$/.test(url.protocol) ? url : undefined
}

/** Mixed Content, section 4: the reader's own machine is safe to send to. */
function isMixedContent(url: URL, pageUrl: string): boolean {
  const isOwn = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
  return new URL(pageUrl).protocol === 'https:' && url.protocol === 'http:' && !isOwn
}

function toObstacle(kind: SendObstacle['kind'], message: string): SendObstacle {
  return { kind, message }
}
