import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMemoryOutput, createMemorySource } from '../../../test/in-memory-folders.ts'
import { buildSite } from '../../index.ts'
import { siteIndex } from './site-index-schema.ts'

const SITE_URL = 'https://docs.example.com'

const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets/{id}': { delete: { deprecated: true, summary: 'Delete', responses: {} } } },
}

const FILES = {
  'mint.json': JSON.stringify({
    name: 'Acme',
    versions: ['v2', 'v1'],
    navigation: [
      { group: 'Start', version: 'v2', pages: ['a', 'delete', 'secret'] },
      { group: 'Old', version: 'v1', pages: ['old'] },
    ],
  }),
  'a.mdx': '---\ntitle: A\ndescription: All about A\n---\n\n## More\n\nText\n\n### Even more\n',
  'delete.mdx': '---\nopenapi: DELETE /pets/{id}\n---\n',
  'old.mdx': '---\ntitle: Old\n---\n',
  'secret.mdx': '---\nnoindex: true\n---\n',
  'pets.json': JSON.stringify(SPEC),
}

async function build(files: Record<string, string> = {}): Promise<ReadonlyMap<string, string>> {
  const output = createMemoryOutput()
  const source = createMemorySource({ ...FILES, ...files })
  const changeDates = new Map([['a.mdx', '2024-05-03T10:00:00Z']])
  await buildSite({ base: '', siteUrl: SITE_URL }, { source, output, clock: () => 0, changeDates })
  return output.files
}

describe('docs-index.json', () => {
  it('describes pages, headings and operations of all versions', async () => {
    const index = siteIndex.parse(JSON.parse((await build()).get('docs-index.json') ?? ''))
    expect(index).toMatchObject({ format: 1, name: 'Acme', llms: `${SITE_URL}/llms.txt` })
    expect(index.fullText).toEqual([`${SITE_URL}/llms-full.txt`])
    expect(index.pages.map(({ title }) => title)).toEqual(['A', 'Delete', 'Old'])
    const [page, operation, old] = index.pages
    expect(page).toEqual({
      title: 'A',
      url: `${SITE_URL}/a.html`,
      markdown: `${SITE_URL}/a.md`,
      description: 'All about A',
      trail: ['Start'],
      version: 'v2',
      changed: '2024-05-03T10:00:00Z',
      tokens: expect.any(Number),
      headings: [
        { depth: 2, title: 'More', anchor: 'more' },
        { depth: 3, title: 'Even more', anchor: 'even-more' },
      ],
    })
    expect(operation?.operation).toEqual({
      method: 'DELETE',
      path: '/pets/{id}',
      spec: `${SITE_URL}/pets.json`,
      deprecated: true,
    })
    expect(old?.version).toBe('v1')
  })

  it('counts the tokens of the Markdown as published, which has the version and the day of the last change', async () => {
    const files = await build()
    const markdown = files.get('a.md') ?? ''
    expect(markdown.split('\n').slice(0, 8)).toEqual([
      '# A',
      '',
      `> For AI agents: all pages are listed in ${SITE_URL}/llms.txt`,
      `> Source: ${SITE_URL}/a.html`,
      '> Version: v2',
      '> Last changed: 2024-05-03',
      '',
      'All about A',
    ])
    const [page] = siteIndex.parse(JSON.parse(files.get('docs-index.json') ?? '')).pages
    expect(page?.tokens).toBe(Math.ceil(markdown.length / 4))
    expect(files.get('llms-full.txt')).toContain(
      `# A\nSource: ${SITE_URL}/a.html\nVersion: v2\nLast changed: 2024-05-03\n\nAll about A\n`,
    )
  })

  it('is valid without pages, and yields to that of the author', async () => {
    const empty = await build({
      'a.mdx': '---\nnoindex: true\n---\n',
      'delete.mdx': '---\nnoindex: true\n---\n',
      'old.mdx': '---\nnoindex: true\n---\n',
    })
    expect(siteIndex.parse(JSON.parse(empty.get('docs-index.json') ?? '')).pages).toEqual([])
    expect((await build({ 'docs-index.json': '{}' })).get('docs-index.json')).toBe('copy of docs-index.json')
  })

  it('lists the API in the catalog of the host', async () => {
    const catalog = JSON.parse((await build()).get('.well-known/api-catalog') ?? '')
    expect(catalog).toEqual({
      linkset: [
        {
          anchor: `${SITE_URL}/pets.json`,
          'service-desc': [{ href: `${SITE_URL}/pets.json`, type: 'application/json' }],
        },
      ],
    })
  })

  it('has a schema', async () => {
    const { $schema, ...schema } = z.toJSONSchema(siteIndex, { target: 'draft-7' })
    const text = JSON.stringify(
      { $id: 'urn:spearmint:docs-index.schema.json', $schema, title: 'docs-index.json', ...schema },
      null,
      2,
    )
    await expect(`${text}\n`).toMatchFileSnapshot('../../../../../schemas/docs-index.schema.json')
  })
})
