import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller, FindCaller } from '../auth/find-caller.ts'
import type { UserGroupService } from '../core/user-group-service.ts'
import { parseStrictJson } from '../json/parse-strict-json.ts'
import { ServiceError } from '../model/service-error.ts'
import { deleteRequest, getOrCreateRequest, rotateRequest, updateRequest } from '../schema.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'
import { answerExpectations, sendContinue } from './answer-expectations.ts'
import { checkBodyHeaders } from './check-headers.ts'
import type { Metrics } from './create-metrics.ts'
import type { RateLimit } from './create-rate-limit.ts'
import { findCorsHeaders, PREFLIGHT_HEADERS } from './find-cors-headers.ts'
import { listAuthorization } from './list-authorization.ts'
import { drain, readBody } from './read-body.ts'
import { COMMON_HEADERS, renderError } from './render-answer.ts'
import { validate } from './validate.ts'

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
  /** Requests at once; more are answered `overloaded`. */
  maxInFlight: number
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
  methodOverride: false,
  corsOrigins: new Set(),
  requestTimeout: 15_000,
}

const PATH = '/api/user'
const ALLOW = 'GET, PUT, POST, DELETE, OPTIONS'
const MAX_HEADER_BYTES = 16 * 1024
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
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: fail,
  })
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  // Bodies are read by the routes, when it is known who calls.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  answerExpectations(app.server)
  let inFlight = 0
  let isClosing = false

  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers, method } = request
    inFlight++
    const end = metrics?.begin(method)
    // Not `onResponse`, which is silent about callers that went away.
    reply.raw.once('close', () => {
      inFlight--
      end?.(reply.statusCode)
    })
    reply.headers({
      ...COMMON_HEADERS,
      ...findCorsHeaders(headers.origin, settings.corsOrigins),
      'x-request-id': request.id,
    })
    if (isClosing) throw new ServiceError('shutting_down', 'The service is being stopped.')
    if (raw.headers.host === undefined) throw new ServiceError('bad_request', 'The header "Host" is missing.')
    if (inFlight > settings.maxInFlight) throw new ServiceError('overloaded', 'Too many requests at once.')
  })
  app.setErrorHandler((error, request, reply) => fail(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]
    if (path !== PATH) return fail(new ServiceError('not_found', `There is nothing at ${path}.`), request, reply)
    reply.header('allow', ALLOW)
    return fail(new ServiceError('method_not_allowed', `${request.method} is not one of ${ALLOW}.`), request, reply)
  })

  function operation<Schema extends z.ZodType>(
    schema: Schema,
    run: (environment: Caller['environment'], request: z.output<Schema>) => Promise<object>,
  ) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { environment, tokenName } = await findCaller(listAuthorization(request.raw))
      rateLimit?.(tokenName)
      checkBodyHeaders(request.raw)
      sendContinue(request.raw, reply.raw)
      const body = validate(schema, parseStrictJson(await readBody(request.raw, settings.maxBodyBytes)))
      return send(reply, JSON.stringify(await run(environment, body)))
    }
  }

  const getOrCreate = operation(getOrCreateRequest, service.getOrCreate)
  const rotate = operation(rotateRequest, service.rotate)
  app.route({ method: 'GET', url: PATH, exposeHeadRoute: false, handler: getOrCreate })
  app.route({ method: 'PUT', url: PATH, handler: operation(updateRequest, service.update) })
  app.route({ method: 'DELETE', url: PATH, handler: operation(deleteRequest, service.delete) })
  app.route({
    method: 'POST',
    url: PATH,
    handler: (request, reply) => (isOverridden(request, settings) ? getOrCreate : rotate)(request, reply),
  })
  app.options(PATH, (request, reply) => {
    const isPreflight = settings.corsOrigins.has(request.headers.origin ?? '')
    return send(reply.headers({ allow: ALLOW, ...(isPreflight && PREFLIGHT_HEADERS) }), '{"success":1}')
  })
  app.get('/healthz', (_request, reply) => send(reply, '{"success":1}'))
  app.get('/readyz', async (_request, reply) => {
    await ping()
    return send(reply, '{"success":1}')
  })
  if (metrics !== undefined) {
    app.get('/metrics', async (_request, reply) =>
      reply.type(metrics.contentType).send(Buffer.from(await metrics.render())),
    )
  }
  app.get('/openapi.json', (_request, reply) => send(reply, openapi))
  return app
}

function isOverridden({ headers }: FastifyRequest, { methodOverride }: AppSettings): boolean {
  return methodOverride && headers['x-http-method-override'] === 'GET'
}

/** As bytes: Fastify adds a charset to texts, and the specification says `application/json` and nothing more. */
function send(reply: FastifyReply, json: string): FastifyReply {
  return reply.send(Buffer.from(json))
}

function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = renderError(toServiceError(error), request.id)
  if (answer.status === 500) request.log.error(error)
  drain(request.raw)
  return send(reply.code(answer.status).headers({ ...COMMON_HEADERS, ...answer.headers }), answer.body)
}

/** Fastify refuses some requests itself: addresses that do not decode, media types that are none. */
function toServiceError(error: unknown): unknown {
  if (error instanceof ServiceError || !(error instanceof Error && 'statusCode' in error)) return error
  if (error.statusCode === 415) {
    return new ServiceError('unsupported_media_type', 'The "Content-Type" is not taken; expected application/json.')
  }
  return error.statusCode === 400 ? new ServiceError('bad_request', 'The request cannot be read.') : error
}
