import { expect, it } from 'vitest'
import { buildInMemory } from './build-in-memory.ts'

const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { summary: 'List pets', tags: ['pets'], responses: {} } } },
}

const MINT = {
  name: 'Acme',
  tabs: [{ name: 'API', url: 'reference', openapi: 'pets.json' }],
  navigation: [{ group: 'All', pages: ['a'] }],
}

/** The links that are told to lead nowhere, on a page with links to the pages of a spec. */
async function listBroken(spec: object): Promise<string[]> {
  const { diagnostics } = await buildInMemory({
    'mint.json': JSON.stringify(MINT),
    'pets.json': JSON.stringify(spec),
    'a.mdx':
      '[List](/reference/pets/list-pets)\n[No page](/reference/pets/none)\n[No place](/reference/pets/list-pets#none)\n',
  })
  return diagnostics.flatMap(({ code, message }) => (/broken/.test(code) ? [`${code} ${message.split(' ')[0]}`] : []))
}

it('links to pages of a spec are checked', async () => {
  expect(await listBroken(SPEC)).toEqual([
    'page/broken-link "/reference/pets/none"',
    'page/broken-anchor "/reference/pets/list-pets#none"',
  ])
})

it('links to pages of a spec that cannot be loaded are left alone', async () => {
  expect(await listBroken({})).toEqual([])
})
