import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { FindCaller } from '../core/api-tokens.ts'
import { ServiceError } from '../core/service-error.ts'
import type { UserGroupService } from '../core/user-group-service.ts'
import { ALLOW, type Answer, COMMON_HEADERS, renderError } from './api-response.ts'
import { drain, readBody } from './body/read-body.ts'
import { createHandler, METHODS } from './create-handler.ts'
import type { Metrics } from './create-metrics.ts'
import type { RateLimit } from './create-rate-limit.ts'
import { answerExpectations, sendContinue } from './handle-expect.ts'
import { limitConnections } from './limit-connections.ts'
import { answerBrokenRequest } from './respond-to-malformed-request.ts'
import { findCorsHeaders, PREFLIGHT_HEADERS } from './to-cors-headers.ts'

export interface AppParts {
  service: UserGroupService
  findCaller: FindCaller
  /** Fulfilled when the store answers. */
  ping: () => Promise<void>
  /** The OpenAPI description, as JSON. */
  openapi: string
  settings: AppSettings
  /** Answered at `/metrics`. Default none. */
  metrics?: Metrics
  /** Default none. */
  rateLimit?: RateLimit
  /** Hears of requests and bugs. Default none. */
  logger?: FastifyBaseLogger
}

export interface AppSettings {
  /** In bytes. */
  maxBodyBytes: number
  /** Requests at once; more to `/api/user` are answered `overloaded`. */
  maxInFlight: number
  /** Connections at once, idle ones too; more are closed unheard. */
  maxConnections: number
  /** Whether `POST` with `X-HTTP-Method-Override: GET` counts as `GET`: browsers send no body with GET. */
  methodOverride: boolean
  /** Origins whose pages may read answers in browsers, for example `https://docs.acme.com`. */
  corsOrigins: ReadonlySet<string>
  /** Milliseconds that a whole request may take to arrive. */
  requestTimeout: number
}

export const DEFAULT_SETTINGS: AppSettings = {
  maxBodyBytes: 256 * 1024,
  maxInFlight: 1000,
  maxConnections: 10_000,
  methodOverride: false,
  corsOrigins: new Set(),
  requestTimeout: 15_000,
}

const PATH = '/api/user'
const MAX_HEADER_BYTES = 16 * 1024
/** Counted where nobody was left to answer; the number that nginx made usual. It is never sent. */
const CALLER_LEFT = 499
/** Milliseconds between looks for requests that take too long. */
const TIMEOUT_CHECKS = 500

/**
 * Creates the HTTP side of the service. Every answer is JSON with a numeric `success`, whatever happened; who calls is
 * asked before the body is read; nothing of Fastify's own JSON is used, because it takes what strict JSON refuses.
 */
export function createApp({
  service,
  findCaller,
  ping,
  openapi,
  settings,
  metrics,
  rateLimit,
  logger,
}: AppParts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger !== undefined && { loggerInstance: logger }),
    genReqId: () => randomUUID(),
    requestTimeout: settings.requestTimeout,
    // Fastify's own answer while it closes says nothing of success.
    return503OnClosing: false,
    keepAliveTimeout: 60_000,
    http: {
      // Node enforces the time of the whole only beside a shorter one for the headers.
      headersTimeout: settings.requestTimeout * 0.75,
      connectionsCheckingInterval: TIMEOUT_CHECKS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own answer to a request without a host has no body; ours has.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, app.log),
    frameworkErrors: fail,
  })
  // To Fastify no method has a body, which it would parse: the route reads it, when it is known who calls.
  for (const method of app.supportedMethods) app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  answerExpectations(app.server, app.log)
  limitConnections(app.server, settings.maxConnections, app.log)
  let inFlight = 0
  let isClosing = false

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request
    inFlight++
    const end = metrics?.begin(method)
    // Not `onResponse`, which is silent about callers that went away.
    reply.raw.once('close', () => {
      inFlight--
      end?.(reply.raw.writableFinished ? reply.statusCode : CALLER_LEFT)
    })
    reply.header('x-request-id', request.id).headers(findCorsHeaders(headers.origin, settings.corsOrigins))
    if (isClosing) throw new ServiceError('shutting_down', 'The service is being stopped.')
    if (headers.host === undefined) throw new ServiceError('bad_request', 'The header "Host" is missing.')
    // A service that is busy is still alive: who asks after its health is answered.
    if (inFlight > settings.maxInFlight && request.routeOptions.url === PATH)
      throw new ServiceError('overloaded', 'Too many requests at once.')
    done()
  })
  app.setErrorHandler((error, request, reply) => fail(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]
    if (path !== PATH) return fail(new ServiceError('not_found', `There is nothing at ${path}.`), request, reply)
    return fail(new ServiceError('method_not_allowed', `${request.method} is not one of ${ALLOW}.`), request, reply)
  })

  const handle = createHandler({ service, findCaller, rateLimit, methodOverride: settings.methodOverride })
  app.route({
    method: [...METHODS, 'OPTIONS'],
    url: PATH,
    exposeHeadRoute: false,
    async handler({ raw, method, headers }, reply) {
      const answer = await handle({
        method,
        headers: raw.headersDistinct,
        readBody() {
          sendContinue(raw, reply.raw)
          return readBody(raw, settings.maxBodyBytes)
        },
      })
      const isPreflight = method === 'OPTIONS' && settings.corsOrigins.has(headers.origin ?? '')
      return send(isPreflight ? reply.headers(PREFLIGHT_HEADERS) : reply, answer)
    },
  })
  app.get('/healthz', (_request, reply) => sendJson(reply, '{"success":1}'))
  app.get('/readyz', async (_request, reply) => {
    await ping()
    return sendJson(reply, '{"success":1}')
  })
  if (metrics !== undefined) {
    app.get('/metrics', async (_request, reply) => {
      const headers = { ...COMMON_HEADERS, 'content-type': metrics.contentType }
      return send(reply, { status: 200, headers, body: await metrics.render() })
    })
  }
  app.get('/openapi.json', (_request, reply) => sendJson(reply, openapi))
  return app
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).serializer(toItself).send(body)
}

/** Without a serializer Fastify adds a charset; the specification says `application/json` and nothing more. */
function toItself(text: string): string {
  return text
}

function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return send(reply, { status: 200, headers: COMMON_HEADERS, body })
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = renderError(toServiceError(error), request.id)
  if (answer.status === 500) request.log.error(error)
  // What the caller is not told: why the store is away.
  else if (error instanceof ServiceError && error.code === 'store_unavailable') request.log.warn(error)
  drain(request.raw)
  return send(reply, answer)
}

/** Fastify refuses some requests itself: addresses that do not decode. */
function toServiceError(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error && 'statusCode' in error)) return error
  return error.statusCode === 400 ? new ServiceError('bad_request', 'The request cannot be read.') : error
}
