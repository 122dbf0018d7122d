import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Mock, MockRequest, MockResponse } from '../../api/index.ts'
import { type ListeningServer, listen } from './listen.ts'

export interface ServeMockOptions {
  host: string
  port: number
  /** Called after each response. */
  onAnswer: (request: MockRequest, answer: MockResponse) => void
  /** For tests. Default: {@link MOCK_LIMITS}. */
  limits?: Partial<MockLimits>
}

/** What callers may cost. Times are in milliseconds, sizes in bytes. */
export interface MockLimits {
  bodySize: number
  /** All bodies that are being received. */
  bufferedSize: number
  /** From the first byte of a request to its last header. */
  headersTime: number
  /** From the first byte of a request to its last. */
  requestTime: number
  connections: number
}

const MEGABYTE = 2 ** 20

const MOCK_LIMITS: MockLimits = {
  bodySize: 20 * MEGABYTE,
  bufferedSize: 100 * MEGABYTE,
  headersTime: 10_000,
  requestTime: 60_000,
  connections: 1_000,
}

/** Node.js looks for connections that take too long as often as this. */
const CHECK_INTERVAL = 1_000

/**
 * Serves a mock over HTTP.
 *
 * @throws {IoError} when it cannot listen there
 */
export function serveMock(
  mock: Mock,
  { host, port, onAnswer, ...options }: ServeMockOptions,
): Promise<ListeningServer> {
  const limits = { ...MOCK_LIMITS, ...options.limits }
  const readBody = createBodyReader(limits)
  const timeouts = {
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    connectionsCheckingInterval: Math.min(CHECK_INTERVAL, limits.headersTime),
  }
  const server = createServer(timeouts, async (request, response) => {
    try {
      const body = await readBody(request)
      if (typeof body === 'number') return refuse(response, body)
      const asked = toMockRequest(request, body)
      const answer = mock(asked)
      response.writeHead(answer.status, answer.headers).end(answer.body)
      onAnswer(asked, answer)
    } catch (error) {
      if (response.headersSent || request.destroyed) response.destroy()
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`The mock failed: ${String(error)}\n`)
    }
  })
  server.maxConnections = limits.connections
  return listen(server, host, port)
}

/** Creates a function that resolves to a body, or to the status to refuse it with. */
function createBodyReader({ bodySize, bufferedSize }: MockLimits) {
  let buffered = 0
  return async (request: IncomingMessage): Promise<string | number> => {
    const chunks: Buffer[] = []
    let size = 0
    try {
      // The connection stays open for the response if the loop ends early.
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        size += chunk.length
        buffered += chunk.length
        if (size > bodySize) return 413
        if (buffered > bufferedSize) return 503
        chunks.push(chunk)
      }
      return Buffer.concat(chunks).toString()
    } finally {
      buffered -= size
    }
  }
}

/** The rest of the body is not read, so the connection cannot be used again. */
function refuse(response: ServerResponse, status: number): void {
  const error = status === 413 ? 'The body is too large.' : 'The mock receives too many bodies at once.'
  const headers = { 'Content-Type': 'application/json', Connection: 'close', 'Access-Control-Allow-Origin': '*' }
  response.writeHead(status, headers).end(`${JSON.stringify({ error })}\n`)
}

function toMockRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): MockRequest {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { method, url, headers: Object.fromEntries(entries), body }
}
