import type { IncomingMessage, ServerResponse } from 'node:http'
import { RELAY_HEADERS, RELAY_PATH } from '../../api/index.ts'
import { checkCaller } from './check-caller.ts'
import { createBodyReceiver, type ReceiveBody } from './create-body-receiver.ts'
import { toSizeError } from './create-size-limit.ts'
import { followRedirects } from './follow-redirects.ts'
import { parseRelayRequest } from './parse-relay-request.ts'
import { RelayError, toBusyError } from './relay-error.ts'
import { RELAY_LIMITS, type RelayLimits, type RelayOptions } from './relay-options.ts'
import { resolveBySystem, resolveTarget, type TargetRules } from './resolve-target.ts'
import { selectRequestHeaders } from './select-headers.ts'
import { type ReadyRequest, sendRequest } from './send-request.ts'
import { writeAnswer, writeFailure } from './write-answer.ts'

/**
 * A handler for `node:http`, Connect and Express. Requests to other paths than the relay's are passed to `next`; without it
 * they get the status 404.
 */
export type RelayHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

/**
 * Creates the relay. It sends the requests of playgrounds that browsers can't send, only to the APIs of the site. The
 * protocol between page and relay is defined in `api/relay/protocol.ts`. The relay stores and logs nothing.
 */
export function createRelay(options: RelayOptions): RelayHandler {
  const limits: RelayLimits = { ...RELAY_LIMITS, ...options.limits }
  const path = `${encodeURI(options.base ?? '')}${RELAY_PATH}`
  const hosts = (options.hosts ?? []).map((host) => host.toLowerCase())
  const rules: TargetRules = {
    origins: toOrigins([...options.origins, ...(options.privateOrigins ?? [])]),
    privateOrigins: toOrigins(options.privateOrigins ?? []),
    resolve: options.resolve ?? resolveBySystem,
  }
  const receiveBody = createBodyReceiver(limits)
  let active = 0

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') throw new RelayError('bad-request', 'Expected POST.')
    checkCaller(request, hosts)
    checkSlots()
    const ready = await readRequest(request, limits, receiveBody)
    checkSlots()
    active++
    try {
      await withSignal(response, limits, (signal) => send(ready, response, signal))
    } finally {
      active--
    }
  }

  function checkSlots(): void {
    if (active >= limits.requests) throw toBusyError()
  }

  async function send(ready: ReadyRequest, response: ServerResponse, signal: AbortSignal): Promise<void> {
    const started = performance.now()
    const sendChecked = async (request: ReadyRequest) => {
      const addresses = await withTimeout(resolveTarget(request.url, rules), limits.connectTime)
      return sendRequest(request, { addresses, limits, signal })
    }
    const { answer, url } = await followRedirects(ready, { send: sendChecked, maxRedirects: limits.redirects })
    const milliseconds = performance.now() - started
    const isHead = ready.method === 'HEAD'
    await writeAnswer(answer, response, { url, milliseconds, isHead, maxSize: limits.responseSize })
  }

  return (request, response, next) => {
    if (request.url?.replace(/\?.*$/s, '') !== path) {
      if (next !== undefined) return next()
      response.writeHead(404).end()
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      response.writeHead(204, { [RELAY_HEADERS.relay]: '1', 'Cache-Control': 'no-store' }).end()
    } else {
      relay(request, response).catch((error: unknown) => writeFailure(toRelayError(error), response))
    }
  }
}

async function readRequest(
  request: IncomingMessage,
  { requestSize }: RelayLimits,
  receiveBody: ReceiveBody,
): Promise<ReadyRequest> {
  const { method, url, headers } = parseRelayRequest(String(request.headers[RELAY_HEADERS.request.toLowerCase()] ?? ''))
  const ready = { method, url, headers: selectRequestHeaders(headers) }
  const length = toLength(request)
  if (length === 0) return ready
  if (length !== undefined && length > requestSize) throw toSizeError(requestSize, 'request-too-large')
  const body = (await receiveBody(request)) ?? { stream: request, ...(length !== undefined && { length }) }
  return { ...ready, body }
}

/** The length of a body in bytes: 0 without a body, and undefined if it isn't known in advance. */
function toLength({ headers }: IncomingMessage): number | undefined {
  const written = headers['content-length']
  if (written !== undefined) return Number(written)
  return headers['transfer-encoding'] === undefined ? 0 : undefined
}

/** Runs a task that is aborted when the client disconnects, or when it exceeds the total time. */
async function withSignal(
  response: ServerResponse,
  { totalTime }: RelayLimits,
  task: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timer = setTimeout(() => controller.abort(new RelayError('timeout', 'The response takes too long.')), totalTime)
  response.once('close', stop)
  try {
    await task(controller.signal)
  } finally {
    clearTimeout(timer)
    response.off('close', stop)
  }
}

async function withTimeout<T>(task: Promise<T>, time: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RelayError('timeout', 'Resolving the host takes too long.')), time)
  })
  try {
    return await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The origins of URLs in their normal form. Anything else is dropped, because it can't match. */
function toOrigins(written: readonly string[]): ReadonlySet<string> {
  return new Set(written.flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : [])))
}

/** Any other failure: a truncated body, a client that disconnects. */
function toRelayError(error: unknown): RelayError {
  return error instanceof RelayError ? error : new RelayError('no-connection', 'The connection was interrupted.', error)
}
