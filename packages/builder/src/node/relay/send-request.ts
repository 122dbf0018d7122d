import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RelayHeader } from '../../api/index.ts'
import { createPaceLimit } from './create-pace-limit.ts'
import { createSizeLimit } from './create-size-limit.ts'
import { RelayError } from './relay-error.ts'
import type { RelayLimits } from './relay-options.ts'

/** A request that is ready to be sent. */
export interface ReadyRequest {
  method: string
  url: URL
  headers: readonly RelayHeader[]
  body?: Buffer | BodyStream | undefined
}

/** A body that is streamed and can be sent only once. */
interface BodyStream {
  stream: Readable
  /** In bytes, if known. */
  length?: number
}

export interface SendOptions {
  /** The only addresses to connect to. */
  addresses: readonly string[]
  limits: RelayLimits
  signal: AbortSignal
}

/**
 * Sends a request on its own connection and returns the response, whose body is still to be read. Uses `node:http`
 * because `fetch` doesn't send a body with `GET`.
 * @throws {RelayError} when there is no response
 */
export function sendRequest(
  { method, url, headers, body }: ReadyRequest,
  { addresses, limits, signal }: SendOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: [['Host', url.host] as const, ...withDefaults(headers), ...toLengthHeaders(method, body)].flat(),
      agent: false,
      lookup: createPinnedLookup(addresses),
      signal,
    })
    const fail = (error: unknown) => reject(toRelayError(error, url, signal))
    limitConnectTime(request, url, limits.connectTime)
    request.setTimeout(limits.idleTime, () =>
      request.destroy(new RelayError('timeout', `${url.host} does not respond.`)),
    )
    request.on('error', fail)
    const refuseSwitch = (answer: IncomingMessage) => {
      answer.socket.destroy()
      fail(new RelayError('no-connection', `${url.host} switches to another protocol, which the relay can't forward.`))
    }
    request.on('response', (answer) => (answer.statusCode === 101 ? refuseSwitch(answer) : resolve(answer)))
    // Without this, Node.js closes the connection and reports neither a response nor an error.
    request.on('upgrade', refuseSwitch)
    request.on('close', () => fail(new Error('The connection was closed.')))
    if (body === undefined || Buffer.isBuffer(body)) request.end(body)
    else {
      // Unlike `pipeline`, `pipe` doesn't destroy the page's stream on failure. The error response needs that connection.
      const limited = body.stream.pipe(createSizeLimit(limits.requestSize, 'request-too-large'))
      pipeline(limited, createPaceLimit(limits.bodyTime), request).catch(fail)
    }
  })
}

/** Adds default headers. Without `Accept-Encoding`, some servers compress bodies although nobody asked for it. */
function withDefaults(headers: readonly RelayHeader[]): RelayHeader[] {
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  const defaults: RelayHeader[] = [
    ['Accept', '*/*'],
    ['User-Agent', 'spearmint-relay'],
    ['Accept-Encoding', 'identity'],
  ]
  return [...headers, ...defaults.filter(([name]) => !given.has(name.toLowerCase()))]
}

/** Sends the length of a body if it is known, also with `GET` and `DELETE` (RFC 9112, 6.2). */
function toLengthHeaders(method: string, body: ReadyRequest['body']): RelayHeader[] {
  if (body === undefined) return /^(?:POST|PUT|PATCH)$/.test(method) ? [['Content-Length', '0']] : []
  const { length } = body
  return [length === undefined ? ['Transfer-Encoding', 'chunked'] : ['Content-Length', String(length)]]
}

/** Creates a resolver that returns only the addresses that were checked. */
function createPinnedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) => {
    if (options.all) callback(null, found)
    else callback(null, found[0]?.address ?? '', found[0]?.family)
  }
}

function limitConnectTime(request: ClientRequest, url: URL, time: number): void {
  const timer = setTimeout(
    () => request.destroy(new RelayError('timeout', `Cannot connect to ${url.host}: timed out.`)),
    time,
  )
  const stop = () => clearTimeout(timer)
  request.on('socket', (socket) => socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', stop))
  request.on('close', stop)
}

function toRelayError(error: unknown, url: URL, signal: AbortSignal): RelayError {
  if (error instanceof RelayError) return error
  if (signal.reason instanceof RelayError) return signal.reason
  const code = (error as NodeJS.ErrnoException).code
  return new RelayError(
    'no-connection',
    `No response from ${url.host}${code === undefined ? '' : ` (${code})`}.`,
    error,
  )
}
