/** The versions of OpenAPI, which are the columns of the table. */
export const VERSIONS = ['2.0', '3.0', '3.1', '3.2'] as const

type Version = (typeof VERSIONS)[number]

/** A feature of OpenAPI. */
export interface Feature {
  name: string
  /** Text in the content of a page whose operation uses the feature. */
  shows: string
  /** The part of an operation that uses the feature, by version. Missing for versions without the feature. */
  written: Partial<Record<Version, object>>
}

const body = (schema: object, type = 'application/json') => ({ requestBody: { content: { [type]: { schema } } } })
const swaggerBody = (schema: object) => ({ parameters: [{ name: 'body', in: 'body', schema }] })
const response = (content: object) => ({ responses: { 200: { description: 'ok', content } } })
const three = (members: object) => ({ '3.0': members, '3.1': members, '3.2': members })
const member = (schema: object) => ({ type: 'object', properties: { a: schema } })
/** Written the same way in the schemas of all versions. */
const inAll = (schema: object) => ({ '2.0': swaggerBody(schema), ...three(body(schema)) })
const inThree = (schema: object) => three(body(schema))
const inNew = (schema: object) => ({ '3.1': body(schema), '3.2': body(schema) })

export const FEATURES: readonly Feature[] = [
  {
    name: 'Properties and required properties',
    shows: '"required":true',
    written: inAll({ ...member({}), required: ['a'] }),
  },
  {
    name: 'Constraints such as `minimum`, `maxLength` and `pattern`',
    shows: '≤ 3',
    written: inAll(member({ maximum: 3 })),
  },
  { name: 'Allowed values (`enum`)', shows: 'one of', written: inAll(member({ enum: ['x', 'y'] })) },
  { name: 'A single allowed value (`const`)', shows: 'always', written: inNew(member({ const: 'x' })) },
  { name: 'Default values', shows: '"default":5', written: inAll(member({ type: 'integer', default: 5 })) },
  {
    name: 'Default values of parameters',
    shows: '"default":5',
    written: {
      '2.0': { parameters: [{ name: 'a', in: 'query', type: 'integer', default: 5 }] },
      ...three({ parameters: [{ name: 'a', in: 'query', schema: { type: 'integer', default: 5 } }] }),
    },
  },
  {
    name: 'Nullable values',
    shows: 'string | null',
    written: {
      '2.0': swaggerBody(member({ type: 'string', 'x-nullable': true })),
      '3.0': body(member({ type: 'string', nullable: true })),
      ...inNew(member({ type: ['string', 'null'] })),
    },
  },
  {
    name: 'Multiple types (`type: [string, integer]`)',
    shows: 'string | integer',
    written: inNew(member({ type: ['string', 'integer'] })),
  },
  {
    name: '`allOf`, shown as one schema',
    shows: '"name":"b"',
    written: inAll({ allOf: [member({}), { properties: { b: {} } }] }),
  },
  {
    name: '`oneOf` and `anyOf`, shown as tabs',
    shows: '"title":"Option 2"',
    written: inThree({ oneOf: [member({}), member({ type: 'integer' })] }),
  },
  {
    name: '`discriminator` with `mapping`',
    shows: '"title":"cat"',
    written: inThree({
      oneOf: [{ $ref: '#/components/schemas/Node' }, member({})],
      discriminator: { propertyName: 'a', mapping: { cat: '#/components/schemas/Node' } },
    }),
  },
  {
    name: 'Maps (`additionalProperties`)',
    shows: '{key}',
    written: inAll({ type: 'object', additionalProperties: { type: 'string' } }),
  },
  {
    name: 'Circular references',
    shows: 'The same members again.',
    written: { '2.0': swaggerBody({ $ref: '#/definitions/Node' }), ...inThree({ $ref: '#/components/schemas/Node' }) },
  },
  { name: 'References to other files', shows: '"Street"', written: inAll({ $ref: 'parts/address.json#/address' }) },
  {
    name: '`readOnly`',
    shows: 'read only',
    written: {
      '2.0': { responses: { 200: { description: 'ok', schema: member({ readOnly: true }) } } },
      ...three(response({ 'application/json': { schema: member({ readOnly: true }) } })),
    },
  },
  { name: '`writeOnly`', shows: 'write only', written: inThree(member({ writeOnly: true })) },
  { name: '`deprecated` properties', shows: '"deprecated":true', written: inThree(member({ deprecated: true })) },
  {
    name: 'Response examples',
    shows: 'shown-example',
    written: {
      '2.0': {
        responses: { 200: { description: 'ok', schema: {}, examples: { 'application/json': 'shown-example' } } },
      },
      ...three(response({ 'application/json': { example: 'shown-example' } })),
    },
  },
  {
    name: 'Multiple examples',
    shows: '200 Low',
    written: three(response({ 'a/json': { examples: { low: { summary: 'Low', value: 1 }, b: { value: 2 } } } })),
  },
  {
    name: 'Multiple media types',
    shows: '"title":"text/csv"',
    written: three({ requestBody: { content: { 'text/csv': {}, 'application/json': {} } } }),
  },
  {
    name: 'Files in forms',
    shows: '"file"',
    written: {
      '2.0': { consumes: ['multipart/form-data'], parameters: [{ name: 'a', in: 'formData', type: 'file' }] },
      ...three(body(member({ type: 'string', format: 'binary' }), 'multipart/form-data')),
    },
  },
  {
    name: 'Response headers',
    shows: '"header":"X-Rate"',
    written: {
      '2.0': { responses: { 200: { description: 'ok', headers: { 'X-Rate': { type: 'integer' } } } } },
      ...three({ responses: { 200: { description: 'ok', headers: { 'X-Rate': { schema: {} } } } } }),
    },
  },
  {
    name: 'Status code ranges (`4XX`)',
    shows: '4XX',
    written: three({ responses: { '4XX': { description: 'bad' } } }),
  },
  {
    name: 'Parameters with `content`',
    shows: '"name":"a"',
    written: three({ parameters: [{ name: 'a', in: 'query', content: { 'application/json': { schema: {} } } }] }),
  },
  {
    name: 'Cookie parameters',
    shows: 'Cookies',
    written: three({ parameters: [{ name: 'a', in: 'cookie', schema: {} }] }),
  },
  {
    name: 'Alternative and optional authorization',
    shows: 'Calls without authorization are answered too.',
    written: Object.fromEntries(VERSIONS.map((version) => [version, { security: [{ key: [] }, {}] }])),
  },
  {
    name: 'Callbacks',
    shows: '"Callbacks"',
    written: three({ callbacks: { done: { '{$url}': { post: { responses: {} } } } } }),
  },
  {
    name: 'Streams (`itemSchema`)',
    shows: '"name":"n"',
    written: { '3.2': response({ 'application/x-ndjson': { itemSchema: { type: 'object', properties: { n: {} } } } }) },
  },
]
