import { describe, expect, it } from 'vitest'
import { checkSite } from '../src/build/index.ts'
import { packageData } from '../src/node/index.ts'
import { buildInMemory } from './build-in-memory.ts'
import { createMemorySource } from './in-memory-folders.ts'

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

/** Lists the broken links of a page with links to the pages of a spec. */
async function listBroken(spec: object): Promise<string[]> {
  const { diagnostics } = await buildInMemory({
    'mint.json': JSON.stringify(MINT),
    'pets.json': JSON.stringify(spec),
    'a.mdx':
      '[List](/reference/pets/list-pets)\n[No page](/reference/pets/none)\n[No place](/reference/pets/list-pets#none)\n',
  })
  return diagnostics.flatMap(({ code, message }) =>
    /broken/.test(code) ? [`${code} ${/"[^"]*"/.exec(message)?.[0]}`] : [],
  )
}

it('checks links to pages of a spec', async () => {
  expect(await listBroken(SPEC)).toEqual([
    'page/broken-link "/reference/pets/none"',
    'page/broken-anchor "/reference/pets/list-pets#none"',
  ])
})

it('skips links to pages of a spec that cannot be loaded', async () => {
  expect(await listBroken({})).toEqual([])
})

describe('checkSite with the scope "config"', () => {
  const check = async (entry: string, spec: string, files: Record<string, string> = {}) => {
    const navigation = [{ group: 'All', pages: ['a', entry] }]
    const tabs = [{ name: 'API', url: 'reference', openapi: spec }]
    const mint = JSON.stringify({ ...MINT, tabs, navigation })
    const source = createMemorySource({
      'mint.json': mint,
      'a.mdx': 'Words.',
      'pets.json': JSON.stringify(SPEC),
      ...files,
    })
    const { diagnostics } = await checkSite({ base: '' }, { source, packageData }, 'config')
    return diagnostics.flatMap(({ code, fix }) =>
      code === 'navigation/missing-page' ? [fix?.description ?? 'no fix'] : [],
    )
  }

  it('knows the pages of specs, and suggests no fix for them', async () => {
    expect(await check('reference/pets/list-pets', 'pets.json')).toEqual([])
    expect(await check('reference/pets/list-pet', 'pets.json')).toHaveLength(1)
  })

  it('skips pages that a spec that could not be loaded may have', async () => {
    expect(await check('reference/pets/list-pets', 'https://api.example.com/pets.json')).toEqual([])
    expect(await check('other/list-pets', 'https://api.example.com/pets.json')).toHaveLength(1)
  })
})
