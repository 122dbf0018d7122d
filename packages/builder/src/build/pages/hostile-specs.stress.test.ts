import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryOutput, createMemorySource } from '../../../test/in-memory-folders.ts'
import { createMock, loadSpec } from '../../api/index.ts'
import { createSourceHashes } from '../../site/index.ts'
import { checkSite } from '../check/check-site.ts'
import { openDevSession } from '../dev/dev-session.ts'
import { packageData } from '../testing/create-test-io.ts'
import { writeSite } from '../write-site.ts'

const OPTIONS = { base: '', parser: 'native' } as const

/** Milliseconds for everything that is done with the spec. Most of these operations used to hang or to end the process. */
const MAX_TIME = 60_000

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const list = <Item>(count: number, toItem: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => toItem(i))
const record = (count: number, toValue: (index: number) => unknown) =>
  Object.fromEntries(list(count, (index) => [`name${index}`, toValue(index)]))

/** Text that nests deeper than `JSON.stringify` can write. */
const deep = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`

const body = (schema: unknown) => ({ requestBody: { content: { 'application/json': { schema } } } })
const answer = (schema: unknown, more: object = {}) => ({
  responses: { 200: { description: 'Answer', content: { 'application/json': { schema, ...more } } } },
})
const both = (schema: unknown) => ({ ...body(schema), ...answer(schema) })

/** Schemas of which each refers to the next one four times. */
function toLevels(prefix: string, levels: number, keyword: 'allOf' | 'oneOf' | 'anyOf', more: object = {}) {
  const entries = list(levels, (level) => {
    const next = level + 1 === levels ? { type: 'object', properties: { last: { type: 'string' } } } : undefined
    return [`${prefix}${level}`, next ?? { [keyword]: list(4, () => ({ ...ref(`${prefix}${level + 1}`), ...more })) }]
  })
  return Object.fromEntries(entries) as Record<string, object>
}

/** Operations, each with one hostile part. `DEEP…` is replaced by deep text. */
const OPERATIONS: Record<string, object> = {
  'giant-min-items': answer({ type: 'array', minItems: 1_000_000_000, items: { type: 'integer' } }),
  'nested-min-items': answer(list(20, () => 0).reduce<object>((items) => ({ type: 'array', minItems: 99, items }), {})),
  'giant-max-items': answer({ type: 'array', minItems: '1e9', maxItems: 1_000_000_000, items: {} }),
  'giant-min-length': both({ type: 'string', minLength: 1_000_000_000 }),
  'nested-maps': answer(list(150, () => 0).reduce<object>((held) => ({ allOf: [{ additionalProperties: held }] }), {})),
  'deep-example': answer({ type: 'object' }, { example: 'DEEP8000' }),
  'deep-schema-example': both({ type: 'object', example: 'DEEP8000' }),
  'deep-default': both({ type: 'object', properties: { a: { default: 'DEEP5000' } } }),
  'deep-enum': both({ enum: ['DEEP5000'] }),
  'large-enum': both({ enum: list(100_000, (index) => `value ${index}`) }),
  'long-example': both({ type: 'string', example: 'x'.repeat(3_000_000) }),
  'all-of-11': both(ref('Eleven0')),
  'all-of-30': both(ref('Thirty0')),
  'all-of-60': both(ref('Sixty0')),
  'all-of-siblings': both(ref('Sibling0')),
  'all-of-cycle': both(ref('Cycle0')),
  'one-of-30': both(ref('One0')),
  'any-of-60': both(ref('Any0')),
  'wide-one-of': both({ oneOf: list(20_000, (index) => ({ title: `T${index}`, properties: { a: {} } })) }),
  'many-bases': both({ allOf: list(2_000, () => ref('Wide')) }),
  'chain-of-references': both(ref('Chain0')),
  'many-properties': both(ref('Wide')),
  'recursive-properties': both(ref('Tree')),
  parameters: { parameters: list(5_000, (index) => ({ name: `p${index}`, in: 'query', schema: {} })) },
  servers: { servers: list(5_000, (index) => ({ url: `https://${index}.example.com` })) },
  'doubling-server': {
    servers: [
      {
        url: '{name0}',
        variables: record(60, (index) => ({ default: `{name${index + 1}}`.repeat(2) })),
      },
    ],
  },
  'slashes-in-server': { servers: [{ url: `https://a.example${'/'.repeat(100_000)}b` }] },
  security: { security: list(5_000, () => ({ key: [] })) },
  tags: { tags: list(5_000, (index) => `tag ${index}`) },
  statuses: { responses: Object.fromEntries(list(1_000, (index) => [`${index}`, { description: 'A' }])) },
  'media-types': { responses: { 200: { content: record(5_000, () => ({ schema: ref('Tree') })) } } },
  headers: { responses: { 200: { headers: record(5_000, () => ({ schema: { example: 'a\r\nX: y' } })) } } },
  examples: { responses: { 200: { content: { 'a/b': { examples: record(5_000, () => ({ value: 'x' })) } } } } },
  pattern: both({ type: 'string', pattern: '^(a+)+$', example: `${'a'.repeat(50)}b` }),
  'long-key': both({ properties: { ['k'.repeat(100_000)]: record(100, () => ({ type: 'string' })) } }),
  callbacks: { callbacks: record(1_000, () => ({ '{$url}': { post: { callbacks: {} } } })) },
  samples: { 'x-codeSamples': [{ lang: 'go', source: `a${' '.repeat(200_000)}b` }] },
  braces: { summary: '{'.repeat(100_000) },
  'repeated-description': both(ref('Described')),
  'hostile-names': JSON.parse(
    '{"__proto__":{"a":1},"parameters":[{"name":"__proto__","in":"query"}],"requestBody":{"content":{"a/b":{"schema":{"properties":{"__proto__":{"type":"string"},"constructor":{}}}}}}}',
  ),
}

/** Operations whose parts a mock reads. */
const MOCKED = [
  'giant-min-items',
  'nested-min-items',
  'giant-min-length',
  'nested-maps',
  'deep-schema-example',
  'all-of-cycle',
  'many-bases',
  'statuses',
  'media-types',
  'headers',
  'hostile-names',
]

const LONG_TEXT = 'A *long* description. '.repeat(4_000)

/** The spec with some of the operations, and one that is as it should be. */
function toSpec(names = Object.keys(OPERATIONS)): string {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Hostile' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      ...Object.fromEntries(
        names.map((name) => [`/${name}`, { post: { summary: name, responses: {}, ...OPERATIONS[name] } }]),
      ),
      '/good': { get: { summary: 'good', ...answer({ type: 'object', properties: { fine: { type: 'string' } } }) } },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...toLevels('Eleven', 11, 'allOf'),
        ...toLevels('Thirty', 30, 'allOf'),
        ...toLevels('Sixty', 60, 'allOf'),
        ...toLevels('Sibling', 30, 'allOf', { description: 'Other' }),
        ...toLevels('Cycle', 30, 'allOf'),
        Cycle29: { allOf: [ref('Cycle0'), ref('Cycle1')] },
        ...toLevels('One', 30, 'oneOf'),
        ...toLevels('Any', 60, 'anyOf'),
        ...Object.fromEntries(list(1_000, (index) => [`Chain${index}`, ref(`Chain${index + 1}`)])),
        Wide: { type: 'object', properties: record(5_000, () => ({ type: 'string', description: 'A *member*.' })) },
        Tree: { type: 'object', properties: record(8, () => ref('Tree')) },
        Text: { type: 'string', description: LONG_TEXT },
        Described: { type: 'object', properties: record(300, () => ref('Text')) },
      },
    },
  }
  return JSON.stringify(document).replace(/"DEEP(\d+)"/g, (_, levels) => deep(Number(levels)))
}

const files = {
  'mint.json': JSON.stringify({
    name: 'Hostile',
    openapi: '/openapi.json',
    navigation: [],
    api: { request: { example: { languages: ['bash', 'rust', 'c'] } } },
  }),
  'openapi.json': toSpec(),
}
/** Pages have the name of their operation, apart from those whose tag or summary decides. */
const RENAMED: Record<string, string> = { tags: 'tag-0/tags', braces: 'operation' }
const paths = [...Object.keys(OPERATIONS), 'good'].map((name) => `api-reference/${RENAMED[name] ?? name}`)

async function build(site: Record<string, string>) {
  const source = createMemorySource(site)
  const output = createMemoryOutput()
  const result = await writeSite(OPTIONS, {
    source,
    output,
    packageData,
    clock: () => 0,
    hashFile: createSourceHashes(source),
  })
  return { ...result, files: output.files }
}

describe('operations with hostile parts', { timeout: MAX_TIME }, () => {
  let built: Awaited<ReturnType<typeof build>>
  beforeAll(async () => {
    built = await build(files)
  }, MAX_TIME)

  it('all have a page, and the others are complete', () => {
    expect(paths.filter((path) => !built.files.has(`${path}.html`))).toEqual([])
    expect(built.files.get('api-reference/good.html')).toContain('fine')
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  it('are shown as far as their limits allow, not as plain text', () => {
    const plain = paths.filter((path) => built.files.get(`${path}.html`)?.includes('class="plain-page"'))
    expect(plain).toEqual([])
    expect(built.files.get('api-reference/all-of-30.html')).toContain('last')
    expect(built.files.get('api-reference/large-enum.html')).toContain('value 999')
    expect(built.files.get('api-reference/deep-example.html')).toContain('…')
  })

  it('have pages of a bounded size', () => {
    const large = paths.filter((path) => (built.files.get(`${path}.html`)?.length ?? 0) > 10_000_000)
    expect(large).toEqual([])
  })

  it('are reported with the file and a JSON pointer', () => {
    const reasons = built.diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`)
    expect(reasons).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^api\/too-complex openapi.json: .* deeper than 200 levels at #\/paths\/~1deep-example/),
        expect.stringMatching(/^api\/too-complex openapi.json: .* 100,000 allowed values.* at #\/paths\/~1large-enum/),
        expect.stringMatching(/^api\/too-complex openapi.json: .* 5,000 parameters.* at #\/paths\/~1parameters/),
        expect.stringMatching(/^api\/too-complex openapi.json: .* 20,000 alternatives.* at #\/paths\/~1wide-one-of/),
        expect.stringMatching(/^api\/too-complex openapi.json: .* characters at #\/paths\/~1long-example/),
      ]),
    )
    expect(built.diagnostics.filter(({ code }) => code === 'page/failed')).toEqual([])
  })

  it('are checked', async () => {
    const names = ['giant-min-items', 'deep-example', 'all-of-cycle', 'security']
    const source = createMemorySource({ ...files, 'openapi.json': toSpec(names) })
    const { pages, diagnostics } = await checkSite(OPTIONS, { source, packageData }, 'site')
    expect(pages).toBe(names.length + 1)
    const codes = new Set(diagnostics.map(({ code }) => code))
    expect(codes).toContain('api/too-complex')
    expect(codes).not.toContain('page/failed')
  })

  it('are served during development', async () => {
    const site = await openDevSession(OPTIONS, { packageData, openSource: () => createMemorySource(files) })
    for (const path of ['api-reference/all-of-30', 'api-reference/giant-min-items', 'api-reference/good'])
      expect(await site.find(`${path}.html`)).toMatchObject({ content: expect.stringContaining('<main') })
  })

  it('are mocked', async () => {
    const spec = await loadSpec(
      'openapi.json',
      async () => toSpec(MOCKED),
      () => {},
    )
    const mock = createMock(spec === undefined ? [] : [spec])
    for (const name of MOCKED) {
      const { status, body } = mock({ method: 'POST', url: `/${name}`, headers: {}, body: '{}' })
      expect({ name, status }).toEqual({ name, status: expect.toSatisfy((code) => code < 500) })
      expect(body.length).toBeLessThan(5_000_000)
    }
    expect(mock({ method: 'GET', url: '/good', headers: {}, body: '' }).body).toBe('{\n  "fine": "string"\n}')
  })
})
