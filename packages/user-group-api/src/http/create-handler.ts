import type { z } from 'zod'
import type { FindCaller } from '../core/api-tokens.ts'
import type { Environment } from '../core/environment.ts'
import { deleteRequest, getOrCreateRequest, rotateRequest, updateRequest } from '../core/schema.ts'
import { ServiceError } from '../core/service-error.ts'
import type { UserGroupService } from '../core/user-group-service.ts'
import type { ApiRequest } from './api-request.ts'
import { ALLOW, type Answer, COMMON_HEADERS } from './api-response.ts'
import { checkBodyHeaders } from './body/assert-body-headers.ts'
import { parseStrictJson } from './body/parse-strict-json.ts'
import { validate } from './body/validate-body.ts'
import type { RateLimit } from './create-rate-limit.ts'

/**
 * Answers a request that may be answered.
 * @throws ServiceError for what the caller did wrong and a store that is away, any other error for a bug: renderError
 * makes an answer of both
 */
export type Handler = (request: ApiRequest) => Promise<Answer>

export interface HandlerParts {
  service: UserGroupService
  findCaller: FindCaller
  /** Default none. */
  rateLimit?: RateLimit | undefined
  /** Whether `POST` with `X-HTTP-Method-Override: GET` counts as `GET`: browsers send no body with GET. Default no. */
  methodOverride?: boolean
}

/** Methods of the four operations. */
export const METHODS = ['GET', 'PUT', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]
type Run = (environment: Environment, body: unknown) => Promise<object>

/**
 * Creates all of the service but the HTTP server: who calls, may they, what do they send, what becomes of it. Who calls is
 * asked before the body is read. OPTIONS needs no caller: it names the methods.
 */
export function createHandler({ service, findCaller, rateLimit, methodOverride = false }: HandlerParts): Handler {
  const operations: Record<Method, Run> = {
    GET: toRun(getOrCreateRequest, service.getOrCreate),
    PUT: toRun(updateRequest, service.update),
    POST: toRun(rotateRequest, service.rotate),
    DELETE: toRun(deleteRequest, service.delete),
  }

  function findOperation({ method, headers }: ApiRequest): Run {
    const isOverridden = methodOverride && method === 'POST' && headers['x-http-method-override']?.join(', ') === 'GET'
    const name = isOverridden ? 'GET' : METHODS.find((known) => known === method)
    if (name === undefined) throw new ServiceError('method_not_allowed', `${method} is not one of ${ALLOW}.`)
    return operations[name]
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return toAnswer({ success: 1 }, { allow: ALLOW })
    const run = findOperation(request)
    const { environment, tokenName } = await findCaller(request.headers.authorization ?? [])
    rateLimit?.(tokenName)
    checkBodyHeaders(request.headers)
    const body = parseStrictJson(await request.readBody())
    return toAnswer(await run(environment, body))
  }
}

function toAnswer(body: object, headers?: Answer['headers']): Answer {
  return { status: 200, headers: { ...COMMON_HEADERS, ...headers }, body: JSON.stringify(body) }
}

function toRun<Schema extends z.ZodType>(
  schema: Schema,
  run: (environment: Environment, request: z.output<Schema>) => Promise<object>,
): Run {
  return (environment, body) => run(environment, validate(schema, body))
}
