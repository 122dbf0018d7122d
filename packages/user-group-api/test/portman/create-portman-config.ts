type Json = Readonly<Record<string, unknown>>

/** How a failing request differs from a valid one, and further assertions about its response. */
interface Variation {
  change?: Json
  exclude?: readonly string[]
  body?: readonly Json[]
  headers?: readonly Json[]
}

const ANY = '*::/api/user'
const GET = 'GET::/api/user'
const PUT = 'PUT::/api/user'
const POST = 'POST::/api/user'
const DELETE = 'DELETE::/api/user'

const CONTRACT = Object.fromEntries(
  ['contentType', 'jsonBody', 'schemaValidation', 'headersPresent'].map((check) => [check, { enabled: true }]),
)

/**
 * A request that has to fail.
 * @param name describes the request, in the report
 */
function createFailure(
  operation: string,
  status: number,
  code: string,
  name: string,
  { change, exclude, body = [], headers = [] }: Variation = {},
): Json {
  const tests = {
    contractTests: [{ ...CONTRACT, statusCode: { enabled: true, code: status } }],
    contentTests: [
      {
        responseBodyTests: [{ key: 'success', value: 0 }, { key: 'error.code', value: code }, ...body],
        responseHeaderTests: headers,
      },
    ],
  }
  return {
    openApiOperation: operation,
    ...(exclude && { excludeForOperations: exclude }),
    openApiResponse: `${status}`,
    variations: [{ name, openApiResponse: `${status}`, ...change, tests }],
  }
}

const overwriteBody = (...fields: Json[]): Json => ({ overwrites: [{ overwriteRequestBody: fields }] })
const overwriteSecurity = (security: Json): Json => ({ overwrites: [{ overwriteRequestSecurity: security }] })
const overwriteHeader = (key: string, value: string): Json => {
  return { overwrites: [{ overwriteRequestHeaders: [{ key, value, overwrite: true }] }] }
}
const REMOVE_REQUIRED_FIELDS = { fuzzing: [{ requestBody: [{ requiredFields: { enabled: true } }] }] }

/** In the order of the requests: a 404 follows the request that deletes the group. */
const FAILURES: readonly Json[] = [
  createFailure(ANY, 401, 'unauthorized', 'without an API token', {
    change: overwriteSecurity({ other: { type: 'noauth' } }),
    headers: [{ key: 'www-authenticate', value: 'Token' }],
  }),
  createFailure(ANY, 401, 'unauthorized', 'with an unknown API token', {
    change: overwriteSecurity({ apiKey: { key: 'Authorization', value: 'Token uga_unknown', in: 'header' } }),
  }),
  createFailure(ANY, 415, 'unsupported_media_type', 'as plain text', {
    change: overwriteHeader('Content-Type', 'text/plain'),
  }),
  createFailure(ANY, 422, 'validation_failed', 'with an unknown key', {
    change: overwriteBody({ key: 'colour', value: 'red', insert: true }),
  }),
  createFailure(ANY, 422, 'validation_failed', 'without a required field', {
    change: REMOVE_REQUIRED_FIELDS,
    exclude: [DELETE],
    body: [{ key: 'error.details[0].path', minLength: 1 }],
  }),
  createFailure(DELETE, 422, 'validation_failed', 'without anything that identifies a group', {
    change: overwriteBody({ key: 'user_group_id', remove: true }, { key: 'current_token', remove: true }),
  }),
  createFailure(PUT, 404, 'user_group_not_found', 'of a deleted group'),
  createFailure(POST, 404, 'unknown_current_token', 'of a deleted token'),
  createFailure(DELETE, 404, 'user_group_not_found', 'a second time'),
  ...[GET, PUT, DELETE].map((operation) =>
    createFailure(operation, 422, 'validation_failed', 'with an empty id', {
      change: overwriteBody({ key: 'user_group_id', value: '', overwrite: true }),
    }),
  ),
  createFailure(POST, 422, 'validation_failed', 'with the body of another operation', {
    change: overwriteBody(
      { key: 'user_group_id', value: 'acme', insert: true },
      { key: 'name', value: 'Acme', insert: true },
    ),
  }),
]

/** Assertions about the body of a successful response, by operation. */
const BODY_TESTS: Readonly<Record<string, readonly Json[]>> = {
  [GET]: [
    { key: 'new_user_group', value: true },
    { key: 'user_group.name', value: 'Acme Inc.' },
    { key: 'user_group.provided_id', value: 'acme' },
    { key: 'user_group.properties.plan', value: 'pro' },
    { key: 'user_group.token', length: 47 },
    { key: 'user_group.api_environment_tag', notExist: true },
  ],
  [PUT]: [
    { key: 'user_group.name', value: 'Acme Inc.' },
    { key: 'user_group.properties.plan', value: 'team' },
    { key: 'user_group.api_environment_tag', value: 'Customer' },
    { key: 'user_group.token', value: '{{token}}' },
  ],
  [POST]: [
    { key: 'user_group.provided_id', value: 'acme' },
    { key: 'user_group.api_environment_tag', value: 'Customer' },
    { key: 'user_group.properties', notExist: true },
  ],
  [DELETE]: [{ key: 'user_group', notExist: true }],
}

const HEADER_TESTS: readonly Json[] = [
  { key: 'content-type', value: 'application/json' },
  { key: 'cache-control', value: 'no-store' },
  { key: 'x-content-type-options', value: 'nosniff' },
]

const TOKEN_ROTATED = `pm.test('[POST]::/api/user - The token is a different one', () => {
  pm.expect(pm.response.json().user_group.token).to.not.eql(pm.variables.get('token'))
})`

/** Creates the configuration of Portman: what it asserts for each operation, and the requests that have to fail. */
export function createPortmanConfig(): Json {
  return {
    version: 1,
    globals: {
      securityOverwrites: { apiKey: { key: 'Authorization', value: 'Token {{apiToken}}', in: 'header' } },
      orderOfOperations: [GET, PUT, POST, DELETE],
      stripResponseExamples: true,
    },
    tests: {
      contractTests: [
        {
          openApiOperation: '*::/*',
          statusSuccess: { enabled: true },
          statusCode: { enabled: true, code: 200 },
          ...CONTRACT,
        },
      ],
      contentTests: [
        {
          openApiOperation: '*::/*',
          responseBodyTests: [{ key: 'success', value: 1 }],
          responseHeaderTests: HEADER_TESTS,
        },
        ...Object.entries(BODY_TESTS).map(([operation, responseBodyTests]) => {
          return { openApiOperation: operation, responseBodyTests }
        }),
      ],
      extendTests: [{ openApiOperation: POST, tests: [TOKEN_ROTATED], append: false }],
      variationTests: FAILURES,
    },
    assignVariables: [GET, POST].map((operation) => {
      return {
        openApiOperation: operation,
        collectionVariables: [{ responseBodyProp: 'user_group.token', name: 'token' }],
      }
    }),
    overwrites: [POST, DELETE].map((operation) => {
      return {
        openApiOperation: operation,
        overwriteRequestBody: [{ key: 'current_token', value: '{{token}}', overwrite: true }],
      }
    }),
  }
}
