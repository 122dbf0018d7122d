import type { SampleRequest } from './sample-request.ts'

/** Media types that a page may send without a preflight (Fetch, "CORS-safelisted request-header"). */
const PLAIN_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i

const PLAIN_HEADER = /^(?:accept|accept-language|content-language|content-type)$/i

/** Lists the response headers that an API needs so that pages of an origin may send a request and read the response. */
export function listCorsHeaders({ method, headers }: SampleRequest, origin: string, sendsCookies = false): string[] {
  const asked = headers
    .filter(([name, value]) => !PLAIN_HEADER.test(name) || (/^content-type$/i.test(name) && !PLAIN_TYPE.test(value)))
    .map(([name]) => name)
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(sendsCookies ? ['Access-Control-Allow-Credentials: true'] : []),
    ...(/^(?:GET|HEAD|POST)$/.test(method) ? [] : [`Access-Control-Allow-Methods: ${method}`]),
    ...(asked.length === 0 ? [] : [`Access-Control-Allow-Headers: ${[...new Set(asked)].join(', ')}`]),
  ]
}
