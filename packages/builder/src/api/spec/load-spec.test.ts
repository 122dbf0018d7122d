import { describe, expect, it } from 'vitest'
import type { SpecProblem } from '../model/spec.ts'
import { loadSpec } from './load-spec.ts'

/** Loads a spec whose responses are in the given number of other documents, and converts all of it. */
async function loadParts(count: number) {
  const responses = (index: number) => ({ 200: { $ref: `parts/${index}.json` } })
  const paths = Array.from({ length: count }, (_, index) => [`/${index}`, { get: { responses: responses(index) } }])
  const problems: SpecProblem[] = []
  const spec = await loadSpec(
    'openapi.json',
    async (file) =>
      JSON.stringify(
        file === 'openapi.json' ? { openapi: '3.1.0', paths: Object.fromEntries(paths) } : { description: file },
      ),
    (problem) => problems.push(problem),
  )
  const described = spec?.list.flatMap((head) =>
    spec.toOperation(head).responses.flatMap(({ description }) => description ?? []),
  )
  return { problems, described }
}

describe('loadSpec with many documents', () => {
  it('loads all of them', async () => {
    const { problems, described } = await loadParts(499)
    expect(problems).toEqual([])
    expect(described).toHaveLength(499)
  })

  it('reports once that there are too many', async () => {
    const { problems, described } = await loadParts(600)
    expect(problems.map(({ kind, file }) => [kind, file])).toEqual([['too-many-documents', 'openapi.json']])
    expect(problems[0]?.reason).toContain('more than 500 documents')
    expect(described).toHaveLength(499)
  })
})

it('reports a broken reference once, also when an example is generated from it', async () => {
  const responses = { 200: { content: { 'application/json': { $ref: '#/nowhere' } } } }
  const text = JSON.stringify({ openapi: '3.1.0', paths: { '/a': { get: { responses } } } })
  const problems: SpecProblem[] = []
  const spec = await loadSpec(
    'a.json',
    async () => text,
    (problem) => problems.push(problem),
  )
  const [head] = spec?.list ?? []
  const contents = head && spec?.toOperation(head).responses.flatMap((response) => response.contents)
  expect(contents?.map((content) => content.createExample())).toEqual([undefined])
  expect(problems.map(({ reason }) => reason)).toEqual([
    '"#/nowhere" at #/paths/~1a/get/responses/200/content/application~1json does not exist',
  ])
})

it('reports a reference that leads back to itself as circular', async () => {
  const schemas = { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }
  const text = JSON.stringify({ openapi: '3.1.0', components: { schemas } })
  const problems: SpecProblem[] = []
  const spec = await loadSpec(
    'a.json',
    async () => text,
    (problem) => problems.push(problem),
  )
  spec?.findSchema('A')
  expect(problems).toMatchObject([
    {
      kind: 'circular-reference',
      reason: '"#/components/schemas/A" at #/components/schemas/B leads back to itself, so it has no value',
    },
  ])
})

it('loads long lists', async () => {
  const tags = Array.from({ length: 300_000 }, () => ({}))
  const text = JSON.stringify({ openapi: '3.1.0', tags, paths: { '/a': { get: {} } } })
  const spec = await loadSpec(
    'a.json',
    async () => text,
    () => {},
  )
  expect(spec?.list).toHaveLength(1)
})
