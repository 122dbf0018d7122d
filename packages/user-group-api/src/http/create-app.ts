import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller, FindCaller } from '../auth/find-caller.ts'
import type { UserGroupService } from '../core/user-group-service.ts'
import { parseStrictJson } from '../json/parse-strict-json.ts'
import { ServiceError } from '../model/service-error.ts'
import { deleteRequest, getOrCreateRequest, rotateRequest, updateRequest } from '../schema.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'
import { checkBodyHeaders } from './check-headers.ts'
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
}

export const DEFAULT_SETTINGS: AppSettings = { maxBodyBytes: 256 * 1024, maxInFlight: 1000, methodOverride: false }

const PATH = '/api/user'
const ALLOW = 'GET, PUT, POST, DELETE, OPTIONS'
const MAX_HEADER_BYTES = 16 * 1024
/** Milliseconds that a whole request may take to arrive. Node enforces it only beside a shorter one for headers. */
const REQUEST_TIMEOUT = 15_000
const HEADERS_TIMEOUT = 10_000
const TIMEOUT_CHECKS = 1000

/**
 * Creates the HTTP side of the service. Every answer is JSON with a numeric `success`, whatever happened; who calls is
 * asked before the body is read; nothing of Fastify's own JSON is used, because it takes what strict JSON refuses.
 */
export function createApp({ service, findCaller, ping, openapi, settings, logger }: AppParts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(logger !== undefined && { loggerInstance: logger }),
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: 60_000,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECKS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node's own answer to a request without a host has no body; ours has.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequest,
  })
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  app.removeAllContentTypeParsers()
  // Bodies are read by the routes, when it is known who calls.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  let inFlight = 0

  app.addHook('onRequest', async (request, reply) => {
    inFlight++
    reply.headers({ ...COMMON_HEADERS, 'x-request-id': request.id })
    if (request.headers.host === undefined) throw new ServiceError('bad_request', 'The header "Host" is missing.')
    if (inFlight > settings.maxInFlight) throw new ServiceError('overloaded', 'Too many requests at once.')
  })
  app.addHook('onResponse', async () => {
    inFlight--
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
      const { environment } = await findCaller(request.raw.headersDistinct.authorization ?? [])
      checkBodyHeaders(request.raw)
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
  app.options(PATH, (_request, reply) => send(reply.header('allow', ALLOW), '{"success":1}'))
  app.get('/healthz', (_request, reply) => send(reply, '{"success":1}'))
  app.get('/readyz', async (_request, reply) => {
    await ping()
    return send(reply, '{"success":1}')
  })
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
  const answer = renderError(error, request.id)
  if (answer.status === 500) request.log.error(error)
  drain(request.raw)
  return send(reply.code(answer.status).headers({ ...COMMON_HEADERS, ...answer.headers }), answer.body)
}
