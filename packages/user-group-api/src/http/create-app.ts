import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ServiceError } from '../core/index.ts'
import { ALLOW, type ApiResponse, COMMON_HEADERS, toErrorResponse } from './api-response.ts'
import type { AppSettings } from './app-settings.ts'
import { drainRequest, readBody } from './body/read-body.ts'
import { createHandler, type HandlerDependencies, METHODS } from './create-handler.ts'
import type { Metrics } from './create-metrics.ts'
import { handleExpect, sendContinue } from './handle-expect.ts'
import { limitConnections } from './limit-connections.ts'
import { respondToMalformedRequest } from './respond-to-malformed-request.ts'
import { PREFLIGHT_HEADERS, toCorsHeaders } from './to-cors-headers.ts'

export interface AppDependencies extends Omit<HandlerDependencies, 'methodOverride'> {
  /** Fulfilled when the store responds: whether it would acknowledge a write. */
  ping: () => Promise<boolean>
  /** The OpenAPI document, as JSON. */
  openapi: string
  settings: AppSettings
  /** Served at `/metrics`. Default none. */
  metrics?: Metrics
  /** Logs requests and bugs. Default none. */
  logger?: FastifyBaseLogger | undefined
}

const PATH = '/api/user'
const MAX_HEADER_BYTES = 16 * 1024
/** Counted when the client disconnected before the response. The number is a convention of nginx and is never sent. */
const CLIENT_CLOSED_REQUEST = 499
/** In the response of `/readyz`. Other instances use the same primary, so a proxy has nothing better to choose. */
const CANNOT_WRITE = 'No synchronous replica is connected. Reads succeed, and writes return 503.'
/** Milliseconds between two checks for requests that take too long to arrive. */
const TIMEOUT_CHECK_INTERVAL = 500

/**
 * Creates the HTTP server of the service. Every response is JSON with a numeric `success`. The body is read only after the
 * caller is authenticated, and without Fastify's JSON parser, which accepts what strict JSON rejects.
 */
export function createApp({
  service,
  authenticate,
  ping,
  openapi,
  settings,
  metrics,
  rateLimit,
  logger,
}: AppDependencies): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger !== undefined && { loggerInstance: logger }),
    genReqId: () => randomUUID(),
    requestTimeout: settings.requestTimeout,
    // Fastify's own response while closing has no `success`.
    return503OnClosing: false,
    keepAliveTimeout: 60_000,
    http: {
      // Node enforces the request timeout only if the headers have a shorter one.
      headersTimeout: settings.requestTimeout * 0.75,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own response to a request without a host has no body.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => respondToMalformedRequest(error, socket, app.log),
    frameworkErrors: sendError,
  })
  // Keeps Fastify from parsing any body. The route reads it after authentication.
  for (const method of app.supportedMethods) app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  handleExpect(app.server, app.log)
  limitConnections(app.server, settings.maxConnections, app.log)
  let inFlight = 0
  let isClosing = false

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request
    inFlight++
    const endRequest = metrics?.startRequest(method)
    // Fastify doesn't call `onResponse` for clients that disconnected.
    reply.raw.once('close', () => {
      inFlight--
      endRequest?.(reply.raw.writableFinished ? reply.statusCode : CLIENT_CLOSED_REQUEST)
    })
    reply.header('x-request-id', request.id).headers(toCorsHeaders(headers.origin, settings.corsOrigins))
    if (isClosing) throw new ServiceError('shutting_down', 'The service is shutting down.')
    // Health checks of load balancers often use HTTP/1.0, where the header is optional (RFC 9112, section 3.2).
    if (headers.host === undefined && request.raw.httpVersion !== '1.0')
      throw new ServiceError('bad_request', 'The header "Host" is missing.')
    // Health checks are exempt: a busy service is still healthy.
    if (inFlight > settings.maxInFlight && request.routeOptions.url === PATH)
      throw new ServiceError('overloaded', 'Too many requests are in progress.')
    done()
  })
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]
    const error =
      path === PATH
        ? new ServiceError('method_not_allowed', `${request.method} is not one of ${ALLOW}.`)
        : new ServiceError('not_found', `There is nothing at ${path}.`)
    return sendError(error, request, reply)
  })

  const handle = createHandler({ service, authenticate, rateLimit, methodOverride: settings.methodOverride })
  app.route({
    method: [...METHODS, 'OPTIONS'],
    url: PATH,
    exposeHeadRoute: false,
    async handler({ raw, method, headers }, reply) {
      const response = await handle({
        method,
        headers: raw.headersDistinct,
        readBody() {
          sendContinue(raw, reply.raw)
          return readBody(raw, settings.maxBodyBytes)
        },
      })
      const isPreflight = method === 'OPTIONS' && settings.corsOrigins.has(headers.origin ?? '')
      return send(isPreflight ? reply.headers(PREFLIGHT_HEADERS) : reply, response)
    },
  })
  app.get('/healthz', (_request, reply) => sendJson(reply, '{"success":1}'))
  app.get('/readyz', async (_request, reply) => {
    return sendJson(reply, JSON.stringify({ success: 1, ...(!(await ping()) && { warning: CANNOT_WRITE }) }))
  })
  if (metrics !== undefined) {
    app.get('/metrics', async (_request, reply) => {
      // So that an outage also ends in the metrics if nobody sends requests.
      await ping().catch(() => {})
      const headers = { ...COMMON_HEADERS, 'content-type': metrics.contentType }
      return send(reply, { status: 200, headers, body: await metrics.toText() })
    })
  }
  app.get('/openapi.json', (_request, reply) => sendJson(reply, openapi))
  return app
}

function send(reply: FastifyReply, { status, headers, body }: ApiResponse): FastifyReply {
  return reply.code(status).headers(headers).serializer(identity).send(body)
}

/** Without a serializer, Fastify would add a charset to `application/json`. */
function identity(text: string): string {
  return text
}

function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return send(reply, { status: 200, headers: COMMON_HEADERS, body })
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const response = toErrorResponse(toServiceError(error), request.id)
  if (response.status === 500) request.log.error(error)
  // The response doesn't reveal why the store is unavailable.
  else if (error instanceof ServiceError && error.code === 'store_unavailable') request.log.warn(error)
  drainRequest(request.raw)
  return send(reply, response)
}

/** Converts the errors of Fastify itself: it rejects URLs that cannot be decoded. */
function toServiceError(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error && 'statusCode' in error)) return error
  return error.statusCode === 400 ? new ServiceError('bad_request', 'The request is malformed.') : error
}
