import type { z } from 'zod'
import {
  type Authenticate,
  deleteRequest,
  type Environment,
  getOrCreateRequest,
  rotateRequest,
  ServiceError,
  toJsonText,
  type UserGroupService,
  updateRequest,
} from '../core/index.ts'
import type { ApiRequest } from './api-request.ts'
import { ALLOW, type ApiResponse, COMMON_HEADERS } from './api-response.ts'
import { assertBodyHeaders } from './body/assert-body-headers.ts'
import { parseStrictJson } from './body/parse-strict-json.ts'
import { validateBody } from './body/validate-body.ts'
import type { RateLimit } from './create-rate-limit.ts'

/**
 * Handles a request.
 * @throws ServiceError for an invalid request or an unavailable store, any other error for a bug; toErrorResponse converts
 * both
 */
export type Handler = (request: ApiRequest) => Promise<ApiResponse>

export interface HandlerDependencies {
  service: UserGroupService
  authenticate: Authenticate
  /** Default none. */
  rateLimit?: RateLimit | undefined
  /** Whether `POST` with `X-HTTP-Method-Override: GET` counts as `GET`: browsers send no body with GET. Default false. */
  methodOverride?: boolean
}

/** Methods of the four operations. */
export const METHODS = ['GET', 'PUT', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]
type Operation = (environment: Environment, body: unknown) => Promise<object>

/**
 * Creates the whole service except the HTTP server: authenticate, limit, parse, run. The body is read only after the caller
 * is authenticated. OPTIONS needs no authentication; it returns the supported methods.
 */
export function createHandler({
  service,
  authenticate,
  rateLimit,
  methodOverride = false,
}: HandlerDependencies): Handler {
  const operations: Record<Method, Operation> = {
    GET: toOperation(getOrCreateRequest, service.getOrCreate),
    PUT: toOperation(updateRequest, service.update),
    POST: toOperation(rotateRequest, service.rotate),
    DELETE: toOperation(deleteRequest, service.delete),
  }

  function resolveOperation({ method, headers }: ApiRequest): Operation {
    const isOverridden = methodOverride && method === 'POST' && headers['x-http-method-override']?.join(', ') === 'GET'
    const name = isOverridden ? 'GET' : METHODS.find((known) => known === method)
    if (name === undefined) throw new ServiceError('method_not_allowed', `${method} is not one of ${ALLOW}.`)
    return operations[name]
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return toResponse({ success: 1 }, { allow: ALLOW })
    const run = resolveOperation(request)
    const { environment, tokenName } = await authenticate(request.headers.authorization ?? [])
    rateLimit?.(tokenName)
    assertBodyHeaders(request.headers)
    const body = parseStrictJson(await request.readBody())
    return toResponse(await run(environment, body))
  }
}

function toResponse(body: object, headers?: ApiResponse['headers']): ApiResponse {
  return { status: 200, headers: { ...COMMON_HEADERS, ...headers }, body: toJsonText(body) }
}

function toOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: (environment: Environment, request: z.output<Schema>) => Promise<object>,
): Operation {
  return (environment, body) => run(environment, validateBody(schema, body))
}
