import { parseSiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { parsePage } from '../../site/index.ts'
import { createSpecLoader } from './create-spec-loader.ts'
import { loadSpecs } from './load-specs.ts'
import { listSpecDiagnostics } from './testing/list-spec-diagnostics.ts'

const SCHEMAS = { components: { schemas: { User: { type: 'object' } } } }

/** The codes and files of what is reported about a site with one spec. */
async function check(content: object, page = '', config: object = { openapi: 'api.json' }) {
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Users', version: '1' }, ...content })
  const source = createMemorySource({ 'api.json': text })
  const parsed = parseSiteConfig(JSON.stringify({ name: 'A', navigation: [{ group: 'G', pages: ['a'] }], ...config }))
  if (parsed.config === undefined) throw new Error('The configuration cannot be used.')
  const { diagnostics } = await loadSpecs({
    config: parsed.config,
    pages: [parsePage('a.mdx', page).page],
    staticFiles: ['api.json'],
    source,
    loader: createSpecLoader(source, undefined),
  })
  return diagnostics.map(({ code, file, severity }) => [code, file, severity])
}

describe('loadSpecs', () => {
  it.each([{ paths: {} }, { paths: {}, ...SCHEMAS }, { paths: { '/users': {} } }])(
    'notes that a file named in the configuration has no operations: %j',
    async (content) => {
      expect(await check(content)).toEqual([['api/no-operations', 'mint.json', 'info']])
    },
  )

  it('notes it once, however often the file is named', async () => {
    const tabs = [{ name: 'API', url: 'api', openapi: '/api.json' }]
    expect(await check({ paths: {} }, '', { openapi: ['api.json', '/api.json'], tabs })).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ['operations', { paths: { '/users': { get: {} } } }, ''],
    ['webhooks', { webhooks: { created: { post: {} } } }, ''],
    ['schemas that pages show', { paths: {}, ...SCHEMAS }, '---\nopenapi-schema: User\n---'],
  ])('accepts a file with %s', async (_, content, page) => {
    expect(await check(content, page)).toEqual([])
  })

  it('reports a circular reference, and a missing one, where it is written', async () => {
    const text = `openapi: 3.1.0
info: { title: Users, version: "1" }
paths:
  /a: { $ref: "#/components/pathItems/P" }
  /b:
    get:
      parameters:
        - $ref: "#/components/parameters/no"
        - { name: x, in: query, schema: { $ref: "#/components/parameters/no" } }
components:
  pathItems:
    P: { $ref: "#/components/pathItems/P" }
`
    const found = await listSpecDiagnostics(text)
    expect(found.map((at) => `${at.line}:${at.column} ${at.message} ${at.suggestions.join()}`)).toEqual([
      '12:16 In "api.yaml", "#/components/pathItems/P" at #/components/pathItems/P leads back to itself, so it has no value. The part that it refers to is ignored. Let one of these references lead to a definition.',
      '8:17 In "api.yaml", "#/components/parameters/no" at #/paths/~1b/get/parameters/0 does not exist. The part that it refers to is ignored. Add what is missing, or correct the reference.',
      '9:49 In "api.yaml", "#/components/parameters/no" at #/paths/~1b/get/parameters/1/schema does not exist. The part that it refers to is ignored. Add what is missing, or correct the reference.',
    ])
  })

  it('notes nothing about a file of the folder that the configuration does not name', async () => {
    expect(await check({ paths: {} }, '---\nopenapi: GET /users\n---', {})).toEqual([])
  })
})
