import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SpecProblem } from '../model/spec.ts'
import { applyOverlays } from './apply-overlays.ts'

async function apply(document: unknown, ...overlays: unknown[]): Promise<{ result: unknown; problems: string[] }> {
  const problems: SpecProblem[] = []
  const result = await applyOverlays(
    document,
    overlays.map((_, index) => `${index}.yaml`),
    {
      load: async (file) => structuredClone(overlays[Number.parseInt(file, 10)]),
      report: (problem) => problems.push(problem),
    },
  )
  return { result, problems: problems.map(({ kind, file, reason }) => `${kind} ${file}: ${reason}`) }
}

const overlay = (...actions: unknown[]) => ({ overlay: '1.0.0', info: { title: 'Test', version: '1' }, actions })

describe('applyOverlays', () => {
  it('merges members into objects at any depth', async () => {
    const document = { info: { title: 'A', contact: { name: 'B' } } }
    const update = { description: 'D', contact: { email: 'e@example.com', name: 'C' } }
    const { result, problems } = await apply(document, overlay({ target: '$.info', update }))
    expect(result).toEqual({ info: { title: 'A', description: 'D', contact: { name: 'C', email: 'e@example.com' } } })
    expect(problems).toEqual([])
  })

  it('appends an entry to a list that it selects, and joins lists inside objects', async () => {
    const document = { tags: [{ name: 'a' }], paths: { '/': { get: { tags: ['a'] } } } }
    const { result } = await apply(
      document,
      overlay({ target: '$.tags', update: { name: 'b' } }, { target: '$.paths.*.get', update: { tags: ['b'] } }),
    )
    expect(result).toEqual({ tags: [{ name: 'a' }, { name: 'b' }], paths: { '/': { get: { tags: ['a', 'b'] } } } })
  })

  it('removes members and entries', async () => {
    const document = { paths: { '/a': 1, '/b': 2 }, tags: ['a', 'b', 'c'] }
    const actions = [
      { target: "$.paths['/a']", remove: true },
      { target: '$.tags[0,2]', remove: true },
    ]
    expect((await apply(document, overlay(...actions))).result).toEqual({ paths: { '/b': 2 }, tags: ['b'] })
  })

  it('applies overlays and their actions in order', async () => {
    const set = (title: string) => ({ target: '$.info', update: { title } })
    const { result } = await apply({ info: { title: '' } }, overlay(set('a'), set('b')), overlay(set('c')))
    expect(result).toEqual({ info: { title: 'c' } })
  })

  it('adds a value of its own in each position', async () => {
    const actions = [
      { target: '$.paths.*', update: { servers: [{ url: 'a' }] } },
      { target: "$.paths['/a'].servers[0]", update: { url: 'b' } },
    ]
    const { result } = await apply({ paths: { '/a': {}, '/b': {} } }, overlay(...actions))
    expect(result).toEqual({ paths: { '/a': { servers: [{ url: 'b' }] }, '/b': { servers: [{ url: 'a' }] } } })
  })

  it('reports what it cannot apply, and applies the rest', async () => {
    const actions = [
      { target: 'info', remove: true },
      { target: '$.info' },
      { target: '$.paths', remove: true },
      { target: '$', remove: true },
      'text',
      { target: '$.info', update: { title: 'B' } },
    ]
    const { result, problems } = await apply({ info: { title: 'A' } }, overlay(...actions))
    expect(result).toEqual({ info: { title: 'B' } })
    expect(problems).toEqual([
      'invalid-overlay 0.yaml: `actions[0]` has the target "info": it does not start with "$"',
      'invalid-overlay 0.yaml: `actions[1]` has neither `update` nor `remove`',
      'unused-overlay 0.yaml: `actions[2]` selects nothing: "$.paths"',
      'invalid-overlay 0.yaml: `actions[3]` removes the whole document',
      'invalid-overlay 0.yaml: `actions[4]` is not an object',
    ])
  })

  it('reports a file that is not an overlay', async () => {
    const { problems } = await apply({}, { openapi: '3.1.0' })
    expect(problems).toEqual(['invalid-overlay 0.yaml: it has no version in `overlay`, or no list `actions`'])
  })

  it('stops when actions select or add too much', async () => {
    const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`/${index}`, {}]))
    const grow = { target: '$..*', update: { a: { b: { c: {} } }, d: {} } }
    const { problems } = await apply({ paths: wide }, overlay(...Array.from({ length: 50 }, () => grow)))
    expect(problems.at(0)).toMatch(/^too-complex 0\.yaml: `actions\[\d+\]` and those after it/)
  })

  it('selects in lists of any length', async () => {
    const document = { list: Array.from({ length: 200_000 }, (_, index) => index) }
    const { result, problems } = await apply(document, overlay({ target: '$..missing', remove: true }))
    expect(result).toHaveProperty('list.length', 200_000)
    expect(problems).toEqual(['unused-overlay 0.yaml: `actions[0]` selects nothing: "$..missing"'])
  })

  it('limits how deeply a document is nested', async () => {
    const deepen = { target: '$..leaf', update: { x: { x: { x: { x: { x: { leaf: {} } } } } } } }
    const actions = Array.from({ length: 60 }, () => deepen)
    const { problems } = await apply({ leaf: {} }, overlay(...actions))
    expect(problems.some((problem) => problem.startsWith('too-complex'))).toBe(true)
  })

  it('sets no prototype', async () => {
    const update = JSON.parse('{"__proto__": {"polluted": true}}') as object
    const { result } = await apply({ info: {} }, overlay({ target: '$.info', update }))
    expect(Object.getPrototypeOf((result as { info: object }).info)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('never throws', async () => {
    const target = fc.oneof(fc.string(), fc.stringMatching(/^\$[.[\]'*?@()a0-9:,!=&|<> -]{0,20}$/))
    const action = fc.oneof(fc.anything(), fc.record({ target, update: fc.jsonValue(), remove: fc.boolean() }))
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.array(action), async (document, actions) => {
        await apply(document, overlay(...actions))
      }),
      { numRuns: 500 },
    )
  })
})
