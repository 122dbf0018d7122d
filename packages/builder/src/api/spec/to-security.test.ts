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
  return spec.list.flatMap((head) => spec.toOperation(head).security.map(({ schemes }) => schemes.map((s) => s.name)))
}

it('reports a scheme without a description', () => {
  const missing: string[] = []
  const spec = parseTestSpec({ security: [{ tokn: [] }], paths: { '/a': { get: {} } } }, {}, missing)
  for (const head of spec.list) spec.toOperation(head)
  expect(missing).toEqual(['#/components/securitySchemes/tokn'])
})

it.each<[string, unknown, string[][]]>([
  ['alternatives', [{ token: [] }, { key: [] }], [['token'], ['key']]],
  ['schemes that are required together', [{ token: [], key: [] }], [['token', 'key']]],
  ['no authorization', [{}], [[]]],
  ['optional authorization', [{}, { token: [] }], [[], ['token']]],
  ['a scheme without a description', [{ tokn: [] }], []],
  ['a scheme of an unknown type', [{ odd: [] }], []],
  ['two alternatives, one without a description', [{ tokn: [] }, { key: [] }], [['key']]],
  ['a known scheme together with one without a description', [{ tokn: [], key: [] }], [['key']]],
])('converts %s', (_name, security, names) => {
  expect(read(security)).toEqual(names)
})
