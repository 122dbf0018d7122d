import { describe, expect, it } from 'vitest'
import { renderResponseExamples } from '../../src/api/pages/render-examples.ts'
import { renderOperation } from '../../src/api/pages/render-operation.ts'
import { loadSpec } from '../../src/api/spec/load-spec.ts'
import { FEATURES, type Feature, VERSIONS } from './features.ts'

const PARTS = JSON.stringify({ address: { type: 'object', properties: { Street: { type: 'string' } } } })

const NODE = { type: 'object', properties: { next: {} } }

function toDocument(version: string, operation: object): object {
  const isSwagger = version === '2.0'
  const prefix = isSwagger ? '#/definitions' : '#/components/schemas'
  const schemas = { Node: { ...NODE, properties: { next: { $ref: `${prefix}/Node` } } } }
  const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } }
  return {
    ...(isSwagger ? { swagger: version } : { openapi: `${version}.0` }),
    paths: { '/a': { post: { responses: {}, ...operation } } },
    ...(isSwagger
      ? { definitions: schemas, securityDefinitions: securitySchemes }
      : { components: { schemas, securitySchemes } }),
  }
}

/** The content of the page of an operation, as JSON. */
async function renderPage(document: object): Promise<string> {
  const read = async (file: string) => (file === 'parts/address.json' ? PARTS : JSON.stringify(document))
  const spec = await loadSpec('openapi.json', read, ({ reason }) => expect(reason).toBe(''))
  const [head] = spec?.list ?? []
  if (spec === undefined || head === undefined) throw new Error('The spec has no operation.')
  const operation = spec.readOperation(head)
  const tools = { renderMarkdown: (value: string) => [{ type: 'text' as const, value }] }
  return JSON.stringify([renderOperation(operation, tools), renderResponseExamples(operation.responses)])
}

async function isShown({ shows, written }: Feature, version: (typeof VERSIONS)[number]): Promise<boolean | undefined> {
  const operation = written[version]
  return operation && (await renderPage(toDocument(version, operation))).includes(shows)
}

describe('the features of each OpenAPI version', () => {
  it.each(FEATURES)('$name', async (feature) => {
    const shown = await Promise.all(VERSIONS.map((version) => isShown(feature, version)))
    expect(shown).toContain(true)
    expect(VERSIONS.filter((_, index) => shown[index] === false)).toEqual([])
  })

  it('match docs/reference/openapi.mdx (run with --update to write it)', async () => {
    const rows = await Promise.all(
      FEATURES.map(async (feature) => {
        const cells = await Promise.all(VERSIONS.map((version) => isShown(feature, version)))
        return `| ${[feature.name, ...cells.map((cell) => (cell ? 'yes' : '–'))].join(' | ')} |`
      }),
    )
    const page = [
      '---',
      'title: OpenAPI',
      'description: What is read of each version of OpenAPI.',
      'icon: list-check',
      '---',
      '',
      'Each "yes" is a test that a page shows it. A dash stands where the version cannot say it.',
      '',
      `| | ${VERSIONS.join(' | ')} |`,
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      'Webhooks (3.1), operations of other methods (`query` and `additionalOperations`, 3.2), servers with variables,',
      'shared parameters and references to path items are read too.',
      '',
    ]
    await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/reference/openapi.mdx')
  })
})
