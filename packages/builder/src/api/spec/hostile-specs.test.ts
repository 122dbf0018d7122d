import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiSchema } from '../model/schema.ts'
import type { ApiSpec, SpecProblem } from '../model/spec.ts'
import { listSpecFiles } from './list-spec-files.ts'
import { listSpecPages } from './list-spec-pages.ts'
import { loadSpec } from './load-spec.ts'

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

function walkSchema(schema: ApiSchema | undefined, level = 0): void {
  if (schema === undefined || level > 5) return
  for (const { schema: member } of schema.listProperties()) walkSchema(member, level + 1)
  for (const { options } of schema.listVariants()) for (const option of options) walkSchema(option.schema, level + 1)
  walkSchema(schema.findItems(), level + 1)
  walkSchema(schema.findAdditional(), level + 1)
}

/** Converts everything in a spec. */
function convertAll(spec: ApiSpec | undefined): void {
  if (spec === undefined) return
  listSpecPages(spec)
  for (const head of spec.list) {
    const { parameters, body, responses } = spec.toOperation(head)
    for (const { schema } of parameters) walkSchema(schema)
    for (const { schema } of body?.contents ?? []) walkSchema(schema)
    for (const content of responses.flatMap(({ contents }) => contents)) {
      walkSchema(content.schema)
      content.createExample()
    }
  }
  for (const name of spec.schemas) walkSchema(spec.findSchema(name))
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

  it.each([
    ['lists', '['.repeat(3_000)],
    ['mappings', Array.from({ length: 3_000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['keys', '? '.repeat(3_000)],
  ])('reports where %s in YAML nest too deeply', async (_what, text) => {
    const { problems } = await loadWithProblems(`openapi: 3.1.0\nx-deep:\n  ${text.replaceAll('\n', '\n  ')}`)
    expect(problems).toMatchObject([
      { kind: 'unreadable', reason: expect.stringContaining('maxDepth'), file: 'a.yaml' },
    ])
    expect(problems[0]?.line).toBeGreaterThan(1)
  })
})

/** A spec in YAML whose first operation has an example, and whose body has a schema. */
function toYaml(anchors: string, example: string, schema: string): string {
  return [
    'openapi: 3.0.0',
    anchors,
    'paths:',
    `  /hostile: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: { 200: { content: { application/json: { example: ${example} } } } } } }`,
    '  /good: { get: { responses: { 200: { content: { application/json: { example: { fine: 1 } } } } } } }',
  ].join('\n')
}

async function loadWithProblems(text: string) {
  const problems: SpecProblem[] = []
  const spec = await loadSpec(
    'a.yaml',
    async () => text,
    (problem) => problems.push(problem),
  )
  return { spec, problems }
}

/** Anchors of which each contains the one before it several times: `levels` of them expand to `width ** levels` values. */
function toBomb(width: number, levels: number, wrap: (aliases: string[]) => string): string {
  const anchors = Array.from({ length: levels }, (_, level) => {
    const held = level === 0 ? '1' : wrap(Array.from({ length: width }, () => `*a${level - 1}`))
    return `x-a${level}: &a${level} ${held}`
  })
  return anchors.join('\n')
}

const toSequence = (aliases: string[]) => `[${aliases.join(',')}]`
const toProperties = (aliases: string[]) =>
  `{ type: object, properties: { ${aliases.map((alias, index) => `p${index}: ${alias}`).join(', ')} } }`

describe('loadSpec with aliases in YAML', () => {
  it.each([
    ['an example of 1,000,000 values', toYaml(toBomb(10, 7, toSequence), '*a6', '{}'), /expand to more than 100,000/],
    ['an example of 100,000,000 values', toYaml(toBomb(10, 9, toSequence), '*a8', '{}'), /expand to more than 100,000/],
    ['a schema of 2^60 values', toYaml(toBomb(2, 60, toProperties), '1', '*a59'), /expand to more than 100,000/],
    ['a list that contains itself', toYaml('x-a: &a [1, *a]', '*a', '{}'), /inside the value it refers to at #\/x-a/],
    ['a schema that contains itself', toYaml('', '1', '&s { properties: { a: *s } }'), /inside the value it refers to/],
    [
      'a whole operation that contains itself',
      `openapi: 3.1.0\npaths: &p { /a: { get: *p }, /good: { get: {} } }`,
      /inside/,
    ],
  ])('shows everything but %s', async (_what, text, reason) => {
    const { spec, problems } = await loadWithProblems(text)
    convertAll(spec)
    expect(problems).toEqual([{ kind: 'too-complex', reason: expect.stringMatching(reason), file: 'a.yaml' }])
    expect(spec?.list.map(({ path }) => path)).toContain('/good')
  })

  it('still expands small aliases behind one that is too large', async () => {
    const { spec } = await loadWithProblems(`${toYaml(toBomb(10, 9, toSequence), '*a1', '{}')}\nx-end: *a1`)
    const head = spec?.list.find(({ path }) => path === '/hostile')
    const operation = head && spec?.toOperation(head)
    expect(operation?.responses[0]?.contents[0]?.createExample()).toEqual(Array.from({ length: 10 }, () => 1))
  })

  it('expands ordinary aliases and merge keys', async () => {
    const { spec, problems } = await loadWithProblems(
      toYaml('x-a: &a { a: 1 }\nx-b: &b [*a, *a]', '{ <<: *a, b: *b, c: *b }', '{}'),
    )
    expect(problems).toEqual([])
    const head = spec?.list.find(({ path }) => path === '/hostile')
    const operation = head && spec?.toOperation(head)
    const list = [{ a: 1 }, { a: 1 }]
    expect(operation?.responses[0]?.contents[0]?.createExample()).toEqual({ a: 1, b: list, c: list })
  })
})

describe('loadSpec with several documents', () => {
  it('limits the documents that a spec refers to as well', async () => {
    const texts: Record<string, string> = {
      'a.yaml': 'openapi: 3.1.0\npaths: { /a: { $ref: b.yaml#/a }, /good: { get: {} } }',
      'b.yaml': `${toBomb(10, 8, toSequence)}\na: { get: { x-bomb: *a7 } }`,
    }
    const problems: SpecProblem[] = []
    const spec = await loadSpec(
      'a.yaml',
      async (path) => texts[path],
      (problem) => problems.push(problem),
    )
    expect(problems).toMatchObject([{ kind: 'too-complex', file: 'b.yaml' }])
    expect(spec?.list).toHaveLength(2)
  })
})

describe('listSpecFiles with hostile files', () => {
  it.each([
    ['blank lines', '\n'.repeat(200_000)],
    ['spaces', ' '.repeat(200_000)],
    ['braces', '{\n'.repeat(100_000)],
    ['keys without a colon', 'openapi\n'.repeat(50_000)],
  ])('reads a file of %s in linear time', (_what, text) => {
    const start = performance.now()
    const files = { 'a.yaml': text, 'b.json': `["openapi":${text}` }
    expect(listSpecFiles(Object.keys(files), { readText: (path) => files[path as keyof typeof files] })).toEqual([])
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
