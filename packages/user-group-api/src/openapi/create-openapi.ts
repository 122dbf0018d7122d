import { ERROR_STATUS, type ErrorCode } from '../core/index.ts'
import { ALLOW } from '../http/index.ts'
import { EXAMPLES } from './examples.ts'
import { COMMON_ERRORS, OPERATIONS, type Operation } from './operations.ts'
import { type SchemaName, toJsonSchemas } from './schemas.ts'

export interface OpenapiOptions {
  /** Base URL of the service. */
  server?: string
  /** The API token that forms in documentation are prefilled with (`x-default`). Default none. */
  apiToken?: string
}

/** Headers of responses: those of every response first, then those of some statuses. */
const HEADERS = {
  'Cache-Control': {
    description: 'Responses contain tokens, so no cache may store them.',
    schema: { type: 'string', const: 'no-store' },
  },
  'X-Content-Type-Options': {
    description: 'Keeps browsers from guessing the content type.',
    schema: { type: 'string', const: 'nosniff' },
  },
  'X-Request-Id': {
    description: 'Identifies the request in the logs of the service.',
    schema: { type: 'string', format: 'uuid' },
  },
  'WWW-Authenticate': {
    description: 'The authentication scheme that the service expects.',
    schema: { type: 'string', const: 'Token' },
  },
  'Retry-After': {
    description: 'Seconds after which the same request can be sent again.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const

type HeaderName = keyof typeof HEADERS

const COMMON_HEADERS: readonly HeaderName[] = ['Cache-Control', 'X-Content-Type-Options', 'X-Request-Id']

const HEADERS_BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/**
 * Creates the OpenAPI document of the service from the schemas that validate its requests. It uses version 3.1, because in
 * version 3.0 a body of a GET request "SHALL be ignored".
 */
export function createOpenapi({ server = 'http://127.0.0.1:4600', apiToken }: OpenapiOptions = {}): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'User Group API',
      version: '1.0.0',
      description: 'Manages user groups and the tokens that give them access to embedded dashboards.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    security: [{ ApiToken: [] }],
    tags: [{ name: 'User groups', description: 'Create, update and delete user groups, and rotate their tokens.' }],
    paths: {
      '/api/user': {
        description: `Other methods return 405 with \`method_not_allowed\` and \`Allow: ${ALLOW}\`.`,
        ...Object.fromEntries(Object.entries(OPERATIONS).map(([method, item]) => [method, toOperation(item)])),
      },
    },
    components: {
      schemas: toJsonSchemas(),
      headers: HEADERS,
      securitySchemes: {
        ApiToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`Token <API_TOKEN>`: the word Token, a space, then the API token.',
          ...(apiToken !== undefined && { 'x-default': `Token ${apiToken}` }),
        },
      },
    },
  }
}

function toOperation({ operationId, summary, description, request, response, errors }: Operation): object {
  const example = EXAMPLES[operationId]
  return {
    operationId,
    summary,
    description,
    tags: ['User groups'],
    requestBody: { required: true, content: toContent(request, example.request) },
    responses: {
      200: { description: 'Success.', headers: toHeaders(200), content: toContent(response, example.response) },
      ...toErrorResponses([...COMMON_ERRORS, ...errors]),
    },
  }
}

/** One response for each status, which lists the codes it can have. */
function toErrorResponses(codes: readonly ErrorCode[]): object {
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b)
  const entries = statuses.map((status) => {
    const codesOfStatus = codes.filter((code) => ERROR_STATUS[code] === status)
    const description = codesOfStatus.map((code) => `\`${code}\``).join(', ')
    const content = toContent('ErrorResponse', toErrorExample(codesOfStatus[0] ?? 'internal_error'))
    return [status, { description, headers: toHeaders(status), content }]
  })
  return Object.fromEntries(entries)
}

function toHeaders(status: number): object {
  const names = [...COMMON_HEADERS, ...(HEADERS_BY_STATUS[status] ?? [])]
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function toContent(name: SchemaName, example: unknown): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example } }
}

function toErrorExample(code: ErrorCode): object {
  return {
    success: 0,
    error: { code, message: 'Describes what is wrong.' },
    request_id: '0b6f7a0e-3d2f-4c0d-9f55-1d8c5a3f7c11',
  }
}
