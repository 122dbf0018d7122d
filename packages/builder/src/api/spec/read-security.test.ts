import { expect, it } from 'vitest'
import { parseTestSpec } from './testing/parse-test-spec.ts'

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer' },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  odd: { type: 'oddity' },
}

/** The names of the schemes of each alternative. */
function read(security: unknown): string[][] {
  const spec = parseTestSpec({ components: { securitySchemes }, paths: { '/a': { get: { security } } } })
  return spec.list.flatMap((head) => spec.readOperation(head).security.map(({ schemes }) => schemes.map((s) => s.name)))
}

it('tells of a scheme that nobody describes', () => {
  const missing: string[] = []
  const spec = parseTestSpec({ security: [{ tokn: [] }], paths: { '/a': { get: {} } } }, {}, missing)
  for (const head of spec.list) spec.readOperation(head)
  expect(missing).toEqual(['#/components/securitySchemes/tokn'])
})

it.each<[string, unknown, string[][]]>([
  ['one of several', [{ token: [] }, { key: [] }], [['token'], ['key']]],
  ['several together', [{ token: [], key: [] }], [['token', 'key']]],
  ['nothing at all', [{}], [[]]],
  ['nothing, where another way is written', [{}, { token: [] }], [[], ['token']]],
  ['a scheme that nobody describes', [{ tokn: [] }], []],
  ['a scheme of an unknown type', [{ odd: [] }], []],
  ['one of two that nobody describes', [{ tokn: [] }, { key: [] }], [['key']]],
  ['a known scheme beside one that nobody describes', [{ tokn: [], key: [] }], [['key']]],
])('asks for %s', (_name, security, names) => {
  expect(read(security)).toEqual(names)
})
