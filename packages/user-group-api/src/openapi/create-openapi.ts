import { z } from 'zod'
import {
  deleteRequest,
  deleteResponse,
  errorResponse,
  getOrCreateRequest,
  getOrCreateResponse,
  rotateRequest,
  rotateResponse,
  updateRequest,
  updateResponse,
} from '../core/schema.ts'
import { ERROR_STATUS, type ErrorCode } from '../core/service-error.ts'
import { ALLOW } from '../http/api-response.ts'
import { EXAMPLES } from './examples.ts'

/** The schemas of bodies, by their name in the description. */
const SCHEMAS = {
  GetOrCreateRequest: getOrCreateRequest,
  GetOrCreateResponse: getOrCreateResponse,
  UpdateRequest: updateRequest,
  UpdateResponse: updateResponse,
  RotateRequest: rotateRequest,
  RotateResponse: rotateResponse,
  DeleteRequest: deleteRequest,
  DeleteResponse: deleteResponse,
  ErrorResponse: errorResponse,
} as const

type SchemaName = keyof typeof SCHEMAS

interface Operation {
  operationId: 'getOrCreate' | 'update' | 'rotate' | 'delete'
  summary: string
  description: string
  request: SchemaName
  response: SchemaName
  /** Besides those that any operation may meet. */
  errors: readonly ErrorCode[]
}

const OPERATIONS: Readonly<Record<'get' | 'put' | 'post' | 'delete', Operation>> = {
  get: {
    operationId: 'getOrCreate',
    summary: 'Get or create a user group',
    description:
      'Gives the user group of an id; makes it when there is none. The body goes with GET: browsers cannot send that, most other clients can.',
    request: 'GetOrCreateRequest',
    response: 'GetOrCreateResponse',
    errors: [],
  },
  put: {
    operationId: 'update',
    summary: 'Update a user group',
    description: 'Changes what is given. What is absent stays as it is; `null` clears it. The token stays.',
    request: 'UpdateRequest',
    response: 'UpdateResponse',
    errors: ['user_group_not_found'],
  },
  post: {
    operationId: 'rotate',
    summary: 'Rotate the token of a user group',
    description: 'Gives a new token. The one before is dead from then on.',
    request: 'RotateRequest',
    response: 'RotateResponse',
    errors: ['unknown_current_token'],
  },
  delete: {
    operationId: 'delete',
    summary: 'Delete a user group',
    description: 'Deletes the user group of an id, of a token, or of both. All that is given must mean the same group.',
    request: 'DeleteRequest',
    response: 'DeleteResponse',
    errors: ['user_group_not_found', 'unknown_current_token', 'identity_mismatch'],
  },
}

/** What only some operations meet, and what answers other paths and methods. */
const SPECIAL_ERRORS: ReadonlySet<string> = new Set([
  'not_found',
  'method_not_allowed',
  ...Object.values(OPERATIONS).flatMap(({ errors }) => errors),
])

/** Everything else may be the answer to any of the operations. */
const COMMON_ERRORS = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !SPECIAL_ERRORS.has(code))

export interface DescriptionOptions {
  /** Address below which the service stands. */
  server?: string
  /** The API token that forms of documentation hold at first (`x-default`). Default none. */
  apiToken?: string
}

/** Headers of answers. Those of every answer stand first; the others stand where the service sends them. */
const HEADERS = {
  'Cache-Control': {
    description: 'Answers hold tokens: no cache may keep one.',
    schema: { type: 'string', const: 'no-store' },
  },
  'X-Content-Type-Options': {
    description: 'Browsers do not guess what an answer is.',
    schema: { type: 'string', const: 'nosniff' },
  },
  'X-Request-Id': {
    description: 'Names the request in the logs of the service.',
    schema: { type: 'string', format: 'uuid' },
  },
  'WWW-Authenticate': { description: 'How to say who calls.', schema: { type: 'string', const: 'Token' } },
  'Retry-After': {
    description: 'Seconds after which the same request may be sent again.',
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
 * Creates the OpenAPI 3.1 description of the service from the schemas that check its requests. A GET with a body needs
 * 3.1: 3.0 says that it "SHALL be ignored".
 */
export function createOpenapi({ server = 'http://127.0.0.1:4600', apiToken }: DescriptionOptions = {}): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'User Group API',
      version: '1.0.0',
      description: 'Keeps user groups and the tokens by which they see embedded dashboards.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    security: [{ ApiToken: [] }],
    tags: [{ name: 'User groups', description: 'Make, change and delete user groups, and give them new tokens.' }],
    paths: {
      '/api/user': {
        description: `Other methods are answered 405 with \`method_not_allowed\` and \`Allow: ${ALLOW}\`.`,
        ...Object.fromEntries(Object.entries(OPERATIONS).map(([method, item]) => [method, toOperation(item)])),
      },
    },
    components: {
      schemas: createSchemas(),
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
  const codes = [...COMMON_ERRORS, ...errors]
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b)
  const failures = statuses.map((status) => {
    const ofStatus = codes.filter((code) => ERROR_STATUS[code] === status)
    const description = ofStatus.map((code) => `\`${code}\``).join(', ')
    return [
      status,
      {
        description,
        headers: toHeaders(status),
        content: toContent('ErrorResponse', toErrorExample(ofStatus[0] ?? 'internal_error')),
      },
    ]
  })
  const example = EXAMPLES[operationId]
  return {
    operationId,
    summary,
    description,
    tags: ['User groups'],
    requestBody: { required: true, content: toContent(request, example.request) },
    responses: {
      200: { description: 'It worked.', headers: toHeaders(200), content: toContent(response, example.response) },
      ...Object.fromEntries(failures),
    },
  }
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
    error: { code, message: 'Says what was wrong.' },
    request_id: '0b6f7a0e-3d2f-4c0d-9f55-1d8c5a3f7c11',
  }
}

function createSchemas(): object {
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => {
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
      reused: 'inline',
      override({ jsonSchema }) {
        // Keys are texts anyway: said only where it says more.
        if (Object.keys(jsonSchema.propertyNames ?? {}).length === 1) delete jsonSchema.propertyNames
      },
    })
    return [name, json]
  })
  return Object.fromEntries(entries)
}
