import type { ApiSpec } from '../../model/spec.ts'
import { parseTestSpec } from '../../spec/testing/parse-test-spec.ts'

const USER = {
  type: 'object',
  required: ['id', 'name', 'address', 'tags'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
    tags: { type: 'array', items: { type: 'object', required: ['label'], properties: { label: { type: 'string' } } } },
  },
}

const json = (schema: object, more: object = {}) => ({ content: { 'application/json': { schema, ...more } } })
const withName = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
}
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }

/** Creates a spec with one of each thing that affects a mock's response. */
export function createTestSpec(): ApiSpec {
  return parseTestSpec({
    servers: [{ url: 'https://api.example.com/api/v1' }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      },
    },
    paths: {
      '/users': {
        get: {
          parameters: [{ name: 'limit', in: 'query', required: true, schema: { type: 'integer' } }],
          responses: {
            200: {
              headers: { 'X-Rate-Limit': { schema: { type: 'integer', example: 60 } } },
              ...json(
                { type: 'array' },
                {
                  examples: {
                    one: { value: [{ id: 1, name: 'Ada' }] },
                    many: { value: [{ id: 1 }, { id: 2 }] },
                    none: { value: [] },
                  },
                },
              ),
            },
            404: json({}, { example: { error: 'gone' } }),
            default: json({}, { example: { error: 'default' } }),
          },
        },
        post: {
          security: [{ token: [] }, { key: [] }],
          requestBody: { required: true, ...json({ ...USER, required: ['id', 'name'] }) },
          responses: { 201: json(withName) },
        },
      },
      '/users/{id}': {
        parameters: [id],
        get: { responses: { 200: json(withName) } },
        delete: { security: [{ token: [] }], responses: { 204: { description: 'Gone' } } },
      },
      '/users/me': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': { example: { id: 1 } },
                'text/event-stream': { example: { id: 1 } },
              },
            },
          },
        },
      },
    },
  })
}
