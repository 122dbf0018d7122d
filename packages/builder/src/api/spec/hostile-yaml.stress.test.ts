import { describe, expect, it } from 'vitest'
import type { SpecProblem } from '../model/spec.ts'
import { listSpecFiles } from './list-spec-files.ts'
import { loadSpec } from './load-spec.ts'
import { convertAll } from './testing/convert-all.ts'

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

describe('loadSpec with deep YAML', () => {
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
