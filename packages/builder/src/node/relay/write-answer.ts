import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { RELAY_HEADERS, type RelayFailure, type RelayHeader, type RelayResponse } from '../../api/index.ts'
import { createSizeLimit, toSizeError } from './create-size-limit.ts'
import type { RelayError } from './relay-error.ts'
import { selectToldHeaders } from './select-headers.ts'

/**
 * On every answer: nothing that an API says is ever a document, script or cookie of the site, nobody keeps it, and
 * nothing on the way waits for more of it (`no-transform` and nginx's `X-Accel-Buffering`).
 */
const SAFE_HEADERS = {
  'Content-Type': 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/** Codings that browsers undo themselves. */
const CODING = /^(?:gzip|deflate|br)$/i

/**
 * Hands the answer of an API on to the page, its body as it comes.
 * @throws {RelayError} when it says that it is too large; an error of a stream when it ends too early
 */
export async function writeAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { url, isHead, milliseconds, most }: { url: URL; isHead: boolean; milliseconds: number; most: number },
): Promise<void> {
  if (!isHead && Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy()
    throw toSizeError(most, 'response-too-large')
  }
  const told: RelayResponse = {
    status: answer.statusCode ?? 0,
    statusText: answer.statusMessage ?? '',
    headers: selectToldHeaders(toPairs(answer.rawHeaders)),
    milliseconds: Math.round(milliseconds),
    url: url.href,
  }
  const coding = answer.headers['content-encoding'] ?? ''
  response.writeHead(200, {
    ...SAFE_HEADERS,
    [RELAY_HEADERS.response]: Buffer.from(JSON.stringify(told)).toString('base64url'),
    ...(CODING.test(coding) && { 'Content-Encoding': coding }),
  })
  response.flushHeaders()
  await pipeline(answer, createSizeLimit(most, 'response-too-large'), response)
}

/** Tells the page why there is no answer, or ends one that has begun. */
export function writeFailure({ code, message, status }: RelayError, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  const failure: RelayFailure = { error: { code, message } }
  response.writeHead(status, { ...SAFE_HEADERS, 'Content-Type': 'application/json', Connection: 'close' })
  response.end(JSON.stringify(failure))
}

function toPairs(raw: readonly string[]): RelayHeader[] {
  return raw.flatMap((name, index): RelayHeader[] => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
}
