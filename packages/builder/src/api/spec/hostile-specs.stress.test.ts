import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiSpec } from '../model/spec.ts'
import { loadSpec } from './load-spec.ts'
import { convertAll } from './testing/convert-all.ts'

/** One of everything, small enough that each node can be broken. */
const WHOLE = {
  openapi: '3.1.0',
  info: { title: 'Whole' },
  servers: [{ url: 'https://{a}.example.com', variables: { a: { default: 'x', enum: ['x'] } } }],
  tags: [{ name: 'A', parent: 'B' }],
  security: [{ key: [] }],
  paths: {
    '/a/{id}': {
      parameters: [{ name: 'id', in: 'path', schema: { type: 'integer', enum: [1] } }],
      post: {
        summary: 'A',
        tags: ['A'],
        'x-mint': { href: '/a', metadata: { title: 'A' } },
        'x-codeSamples': [{ lang: 'go', source: 'a()' }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
        responses: { 200: { description: 'ok', headers: { X: { schema: {} } }, content: { 'a/b': { example: 1 } } } },
        callbacks: { done: { '{$url}': { post: { responses: {} } } } },
      },
    },
  },
  webhooks: { made: { post: { responses: {} } } },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k' } },
    schemas: {
      Pet: {
        oneOf: [{ $ref: '#/components/schemas/Cat' }],
        discriminator: { propertyName: 'k', mapping: { c: 'Cat' } },
      },
      Cat: { allOf: [{ type: 'object', required: ['k'], properties: { k: { const: 'cat' } } }, { items: {} }] },
    },
  },
}

const SWAGGER = {
  swagger: '2.0',
  host: 'a.b',
  paths: {
    '/a': {
      parameters: [{ $ref: '#/parameters/a' }],
      get: {
        parameters: [{ name: 'b', in: 'body', schema: { $ref: '#/definitions/A' } }],
        responses: { 200: { schema: { type: 'array' }, headers: { a: { type: 'string' } }, examples: { 'a/b': 1 } } },
      },
    },
  },
  parameters: { a: { name: 'a', in: 'query', type: 'string', default: 'x' } },
  definitions: { A: { type: 'object', discriminator: 'kind' } },
  securityDefinitions: { a: { type: 'oauth2', flow: 'implicit', scopes: {} } },
}

type Path = (string | number)[]

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, held]) => listPaths(held, [...path, key]))]
}

/** Replaces the value at a path; undefined deletes it. */
function replace(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (typeof value !== 'object' || value === null) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  const held = replace((value as Record<string, unknown>)[key], rest, by)
  if (held === undefined) delete copy[key]
  else Object.defineProperty(copy, key, { value: held, enumerable: true, configurable: true, writable: true })
  return copy
}

async function loadText(text: string): Promise<ApiSpec | undefined> {
  const spec = await loadSpec(
    'a.json',
    async () => text,
    () => {},
  )
  convertAll(spec)
  return spec
}

const strange = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -1, '', '#', [], {}, [null], { $ref: '#' }, { $ref: 1 }, 'http://['),
  fc.constantFrom({ $ref: '#/components/schemas/Pet' }, { $ref: 'http://[' }, { $ref: '%' }, { $ref: '../../x#/%' }),
  fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"a":1},"toString":[]}')),
  fc.jsonValue(),
)

describe('loadSpec with a hostile spec', () => {
  it.each([
    ['3.1', WHOLE],
    ['2.0', SWAGGER],
  ])(
    'converts what it can, whatever is broken (%s)',
    async (_version, document) => {
      const paths = listPaths(document)
      const breaks = fc.array(fc.tuple(fc.constantFrom(...paths), strange), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(breaks, async (list) => {
          const broken = list.reduce<unknown>((value, [path, by]) => replace(value, path, by), document)
          await loadText(JSON.stringify(broken) ?? '')
          expect(({} as Record<string, unknown>).polluted).toBeUndefined()
        }),
        { numRuns: 300 },
      )
    },
    60_000,
  )

  it.each([
    ['properties', (inner: string) => `{"properties":{"a":${inner}}}`],
    ['items', (inner: string) => `{"items":${inner}}`],
    ['allOf', (inner: string) => `{"allOf":[${inner}]}`],
    ['oneOf', (inner: string) => `{"oneOf":[${inner},{}]}`],
    ['a list', (inner: string) => `[${inner}]`],
  ])('loads 10,000 nested levels of %s', async (_name, wrap) => {
    const [open = '', close = ''] = wrap('*').split('*')
    const deep = `${open.repeat(10_000)}{}${close.repeat(10_000)}`
    const text = `{"openapi":"3.0.0","paths":{"/a":{"get":{"requestBody":{"content":{"a/b":{"schema":${deep}}}},"responses":{}}}}}`
    expect((await loadText(text))?.list).toHaveLength(1)
  })

  it('rejects deeply nested YAML', async () => {
    expect(await loadText(`openapi: 3.0.0\npaths: ${'['.repeat(10_000)}`)).toBeUndefined()
  })

  it('loads names that are properties of every object', async () => {
    const text =
      '{"openapi":"3.1.0","paths":{"__proto__":{"get":{"tags":["constructor"]}},"/a":{"get":{"summary":"toString"}}}}'
    expect((await loadText(text))?.list.map(({ path }) => path)).toEqual(['__proto__', '/a'])
  })
})
