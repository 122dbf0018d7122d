import { createWordsSearch } from '@spearmint/config/words'
import { describe, expect, it } from 'vitest'
import { renderOperation } from '../../src/api/pages/render-operation.ts'
import { renderResponseExamples } from '../../src/api/pages/render-response-examples.ts'
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

/** Renders the content of an operation's page as JSON. */
async function renderPage(document: object): Promise<string> {
  const read = async (file: string) => (file === 'parts/address.json' ? PARTS : JSON.stringify(document))
  const spec = await loadSpec('openapi.json', read, ({ reason }) => expect(reason).toBe(''))
  const [head] = spec?.list ?? []
  if (spec === undefined || head === undefined) throw new Error('The spec has no operation.')
  const operation = spec.toOperation(head)
  const tools = {
    words: createWordsSearch({})(),
    renderMarkdown: (value: string) => [{ type: 'text' as const, value }],
  }
  return JSON.stringify([renderOperation(operation, tools), renderResponseExamples(operation.responses)])
}

async function isShown({ shows, written }: Feature, version: (typeof VERSIONS)[number]): Promise<boolean | undefined> {
  const operation = written[version]
  return operation && (await renderPage(toDocument(version, operation))).includes(shows)
}

describe('OpenAPI features', () => {
  it.each(FEATURES)('shows $name', async (feature) => {
    const shown = await Promise.all(VERSIONS.map((version) => isShown(feature, version)))
    expect(shown).toContain(true)
    expect(VERSIONS.filter((_, index) => shown[index] === false)).toEqual([])
  })

  it('match docs/reference/openapi.mdx (run with --update to write it)', async () => {
    const rows = await Promise.all(
      FEATURES.map(async (feature) => {
        const cells = await Promise.all(VERSIONS.map((version) => isShown(feature, version)))
        return `| ${[feature.name, ...cells.map((cell) => (cell ? 'Yes' : '–'))].join(' | ')} |`
      }),
    )
    const page = [
      '---',
      'title: OpenAPI',
      'description: The features of each OpenAPI version that API pages show.',
      'icon: list-check',
      '---',
      '',
      'Spearmint supports OpenAPI 2.0, 3.0, 3.1 and 3.2. "Yes" means that an API page shows the feature, and every "yes" is',
      'covered by a test. A dash means that the version does not have the feature.',
      '',
      `| Feature | ${VERSIONS.join(' | ')} |`,
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      'Webhooks (3.1), other methods (`query` and `additionalOperations`, 3.2), server variables, shared parameters and',
      'references to path items are supported too.',
      '',
    ]
    await expect(page.join('\n')).toMatchFileSnapshot('../../../../docs/reference/openapi.mdx')
  })
})
