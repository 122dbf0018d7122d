import { createFolder } from '../run-spearmint.ts'
import { writeFiles } from '../temp-folders.ts'

/** Pages of the site by what they demonstrate. */
export const PAGES = {
  /** `api:` with a JSON body for GET, and a key with a prefix. */
  written: 'api/get-user.html',
  /** Many inputs, from an OpenAPI document. */
  create: 'api/create.html',
  events: 'api/events.html',
  picture: 'api/picture.html',
  large: 'api/large.html',
  upload: 'api/upload.html',
  closed: 'api/closed.html',
  simple: 'api/simple.html',
  hidden: 'api/hidden.html',
}

/** Writes a site with pages for the operations of a local service. */
export function createPlaygroundSite(service: string): string {
  const folder = createFolder()
  const page = (front: Record<string, string>, text = ''): string =>
    `---\n${Object.entries(front)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('')}---\n\n${text}\n`
  const names = Object.values(PAGES).map((path) => path.replace('.html', ''))
  writeFiles(folder, {
    'mint.json': JSON.stringify({
      name: 'Playground',
      colors: { primary: '#16a34a' },
      favicon: '/favicon.svg',
      openapi: ['/openapi.json'],
      api: { baseUrl: service, auth: { method: 'key', name: 'Authorization', inputPrefix: 'Token ' } },
      navigation: [{ group: 'API', pages: names }],
    }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'openapi.json': JSON.stringify(createSpec(service)),
    'api/get-user.mdx': page(
      { title: 'Get or create a user', api: 'GET /api/user' },
      `<ParamField body="name" type="string">The name that is shown.</ParamField>
<ParamField body="user_group_id" type="string" required>Your id of the group.</ParamField>
<ParamField body="properties" type="object">Anything else.</ParamField>`,
    ),
    'api/create.mdx': page({ openapi: 'POST /users/{id}' }),
    'api/events.mdx': page({ openapi: 'GET /events' }),
    'api/picture.mdx': page({ openapi: 'GET /picture' }),
    'api/large.mdx': page({ openapi: 'GET /large' }),
    'api/upload.mdx': page({ openapi: 'POST /upload' }),
    'api/closed.mdx': page({ openapi: 'PUT /closed' }),
    'api/simple.mdx': page({ title: 'Simple', openapi: 'GET /picture', playground: 'simple' }),
    'api/hidden.mdx': page({ title: 'Hidden', openapi: 'GET /picture', playground: 'none' }),
  })
  return folder
}

function createSpec(service: string): unknown {
  const ok = { responses: { 200: { description: 'Fine.' } } }
  const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
  return {
    openapi: '3.1.0',
    info: { title: 'Service', version: '1' },
    servers: [
      { url: service, description: 'here' },
      { url: 'https://{region}.example.com/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    ],
    components: {
      securitySchemes: {
        login: { type: 'http', scheme: 'basic' },
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
      },
    },
    paths: {
      '/users/{id}': {
        post: {
          summary: 'Create a user',
          security: [{ login: [] }, { token: [] }, { key: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'dry', in: 'query', schema: { type: 'boolean' }, description: 'Whether nothing is changed.' },
            { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
            { name: 'since', in: 'query', schema: { type: 'string', format: 'date' } },
            { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            ...json({
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string', description: 'As it is shown.' },
                nick: { type: ['string', 'null'] },
                age: { type: 'integer' },
                role: { type: 'string', enum: ['reader', 'writer'] },
                address: {
                  type: 'object',
                  properties: { street: { type: 'string' }, zip: { type: 'string' } },
                },
                pets: {
                  type: 'array',
                  items: { type: 'object', properties: { name: { type: 'string' } } },
                },
                labels: { type: 'object', additionalProperties: { type: 'string' } },
                contact: {
                  oneOf: [
                    { title: 'Mail', type: 'object', properties: { mail: { type: 'string' } } },
                    { title: 'Phone', type: 'object', properties: { phone: { type: 'string' } } },
                  ],
                },
              },
            }),
          },
          ...ok,
        },
      },
      '/events': { get: { summary: 'Events', ...ok } },
      '/picture': { get: { summary: 'A picture', ...ok } },
      '/large': { get: { summary: 'A large answer', ...ok } },
      '/closed': { put: { summary: 'Closed to pages', requestBody: json({ type: 'object' }), ...ok } },
      '/upload': {
        post: {
          summary: 'Upload',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    title: { type: 'string' },
                    file: { type: 'string', format: 'binary' },
                    copy: { type: 'string', format: 'binary' },
                  },
                },
              },
            },
          },
          ...ok,
        },
      },
    },
  }
}
