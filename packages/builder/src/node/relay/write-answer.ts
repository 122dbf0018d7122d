import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { RELAY_HEADERS, type RelayFailure, type RelayHeader, type RelayResponse } from '../../api/index.ts'
import { createSizeLimit, toSizeError } from './create-size-limit.ts'
import type { RelayError } from './relay-error.ts'
import { selectResponseHeaders } from './select-headers.ts'

/**
 * On every response: what an API returns must never become a document, script or cookie of the site, must not be cached,
 * and must not be buffered by proxies (`no-transform` and nginx's `X-Accel-Buffering`).
 */
const SAFE_HEADERS = {
  'Content-Type': 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Codings that browsers decode. */
const CODING = /^(?:gzip|deflate|br)$/i

/**
 * Streams the response of an API to the page.
 * @throws {RelayError} when its declared size is too large; a stream error when it ends too early
 */
export async function writeAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { url, isHead, milliseconds, maxSize }: { url: URL; isHead: boolean; milliseconds: number; maxSize: number },
): Promise<void> {
  if (!isHead && Number(answer.headers['content-length'] ?? 0) > maxSize) {
    answer.destroy()
    throw toSizeError(maxSize, 'response-too-large')
  }
  const description: RelayResponse = {
    status: answer.statusCode ?? 0,
    statusText: answer.statusMessage ?? '',
    headers: selectResponseHeaders(toPairs(answer.rawHeaders)),
    milliseconds: Math.round(milliseconds),
    url: url.href,
  }
  const coding = answer.headers['content-encoding'] ?? ''
  response.writeHead(200, {
    ...SAFE_HEADERS,
    [RELAY_HEADERS.response]: Buffer.from(JSON.stringify(description)).toString('base64url'),
    ...(CODING.test(coding) && { 'Content-Encoding': coding }),
  })
  response.flushHeaders()
  await pipeline(answer, createSizeLimit(maxSize, 'response-too-large'), response)
}

/** Reports to the page why there is no response, or aborts a response that has started. */
export function writeFailure({ code, message, status }: RelayError, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  const failure: RelayFailure = { error: { code, message } }
  response.writeHead(status, { ...SAFE_HEADERS, 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify(failure))
}

function toPairs(raw: readonly string[]): RelayHeader[] {
  return raw.flatMap((name, index): RelayHeader[] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
}
