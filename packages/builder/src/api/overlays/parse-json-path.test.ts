import { describe, expect, it } from 'vitest'
import { parseJsonPath } from './parse-json-path.ts'
import { MAX_STEPS, selectValues } from './select-values.ts'

const DOCUMENT = {
  info: { title: 'Shop' },
  paths: {
    '/pets': {
      get: {
        id: 1,
        parameters: [
          { name: 'limit', in: 'query' },
          { name: 'id', in: 'path', required: true },
        ],
      },
      post: { id: 2, deprecated: true },
    },
    "/o'clock": { get: { id: 3, 'x-level': 5 } },
  },
  tags: ['a', 'b', 'c', 'd'],
}

function select(text: string, document: unknown = DOCUMENT): unknown {
  const parsed = parseJsonPath(text)
  if (!parsed.ok) return parsed.reason
  const holder = { document }
  return selectValues({ value: document, holder, key: 'document' }, parsed.path, { left: MAX_STEPS }).map(
    ({ value }) => value,
  )
}

describe('parseJsonPath', () => {
  it.each([
    ['$', [DOCUMENT]],
    ['$.info.title', ['Shop']],
    ["$.paths['/pets'].post.id", [2]],
    ['$["paths"]["/pets"]["post"]["id"]', [2]],
    ["$.paths['/o\\'clock'].get.id", [3]],
    ['$.paths.*.get.id', [1, 3]],
    ['$.paths[*][*].id', [1, 2, 3]],
    ['$..id', [1, 2, 3]],
    ["$..['name']", ['limit', 'id']],
    ["$.paths['/pets']['get','post'].id", [1, 2]],
    ['$.tags[0]', ['a']],
    ['$.tags[-1]', ['d']],
    ['$.tags[-9]', []],
    ['$.tags[1:3]', ['b', 'c']],
    ['$.tags[::2]', ['a', 'c']],
    ['$.tags[-2:]', ['c', 'd']],
    ['$.missing.name', []],
    ["$..parameters[?@.name == 'limit'].in", ['query']],
    ["$..parameters[?(@.in=='path' && @.required)].name", ['id']],
    ["$..parameters[?@.in == 'path' || @.in == 'query'].name", ['limit', 'id']],
    ['$..parameters[?!@.required].name', ['limit']],
    ['$.paths.*[?@.deprecated == true].id', [2]],
    ["$.paths.*[?@['x-level'] >= 5].id", [3]],
    ['$.paths.*[?@.id < 2].id', [1]],
    ["$.tags[?@ != 'a']", ['b', 'c', 'd']],
    ["$.paths.*[?$.info.title == 'Shop'].id", [1, 2, 3]],
  ])('selects %s', (path, expected) => {
    expect(select(path)).toEqual(expected)
  })

  it.each([
    'paths',
    '$.',
    '$.a[',
    '$.a[1',
    "$['a",
    '$.a[?]',
    '$.a[?@.b ==]',
    '$.a b',
    '$[?length(@) > 1]',
    '$[(1)]',
    '',
  ])('reports %j', (path) => {
    expect(parseJsonPath(path)).toMatchObject({ ok: false, reason: expect.any(String) })
  })

  it('describes where a path cannot be read', () => {
    expect(select('$.paths[?count(@) > 1]')).toBe('it cannot be read from character 10')
    expect(select(`$.${'a'.repeat(2_000)}`)).toBe('it is longer than 1000 characters')
  })

  it('selects each value once, however many ways lead to it', () => {
    expect(select('$..*..*', [[[1]]])).toEqual([[1], 1])
  })
})
