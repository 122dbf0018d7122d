import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { checkSite } from '../check/check-site.ts'
import { packageData } from '../testing/create-test-io.ts'
import { openDevSession } from './dev-session.ts'
import type { DevFile } from './dev-site.ts'

const spec = (summary = 'List users'): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Users', version: '1' },
    servers: [{ url: 'https://api.acme.com/v1/' }],
    paths: {
      '/users': {
        get: {
          summary,
          tags: ['Users'],
          parameters: [{ name: 'limit', in: 'query', required: true, example: 20, schema: { type: 'integer' } }],
          responses: { 200: { description: 'OK' } },
        },
      },
    },
    webhooks: { userCreated: { post: { summary: 'User created', responses: { 200: { description: 'OK' } } } } },
  })

const docs = (more: object = {}, navigation: object = {}): string =>
  JSON.stringify({
    theme: 'mint',
    name: 'Test',
    colors: { primary: '#166534' },
    navigation: {
      groups: [
        {
          group: 'API',
          openapi: { source: 'users.json', overlays: ['overlay.json'] },
          pages: ['webhook userCreated', 'intro', 'GET /users'],
          ...navigation,
        },
      ],
    },
    ...more,
  })

const OVERLAY = { overlay: '1.0.0', actions: [{ target: '$.info', update: { title: 'People' } }] }

const FILES = {
  'docs.json': docs(),
  'intro.mdx': '---\ntitle: Introduction\n---\n\n[Users](/api-reference/users/list-users)\n',
  'users.json': spec(),
  'overlay.json': JSON.stringify(OVERLAY),
}

async function open(initial: Record<string, string> = FILES) {
  const files: Record<string, string> = { ...initial }
  const site = await openDevSession(
    { base: '', parser: 'reference' },
    { packageData, openSource: () => createMemorySource(files) },
  )
  return {
    read: async (path: string): Promise<string> => toText(await site.find(path)),
    async change(changed: Record<string, string>) {
      Object.assign(files, changed)
      await site.change(Object.keys(changed))
    },
    listCodes: () => site.diagnostics().map(({ code }) => code),
  }
}

function toText(file: DevFile | undefined): string {
  return file !== undefined && 'content' in file ? Buffer.from(file.content).toString() : 'none'
}

async function readPage(config: string): Promise<string> {
  const { read } = await open({ ...FILES, 'docs.json': config })
  return read('api-reference/users/list-users.html')
}

/** The playground of a page, as its model. */
async function readModel(api: object): Promise<unknown> {
  const { read } = await open({ ...FILES, 'docs.json': docs({ api }) })
  const page = await read('api-reference/users/list-users.html')
  return JSON.parse(await read(/data-model="\/([^"]+)"/.exec(page)?.[1] ?? ''))
}

describe('a site whose navigation in docs.json names operations', () => {
  it('shows their pages in the sidebar, in search and in all lists of pages, in the order of the file', async () => {
    const { read, listCodes } = await open()
    const order = /user-created[\s\S]*intro[\s\S]*list-users/
    expect(await read('intro.html')).toMatch(order)
    expect(await read('llms.txt')).toMatch(order)
    expect(await read('api-reference/user-created.md')).toContain('# User created')
    const manifest = JSON.parse(await read('_spearmint/search/manifest.json')) as { indexes: { folder: string }[] }
    const words = JSON.parse(await read(`_spearmint/search/${manifest.indexes[0]?.folder}/words.json`))
    const titles = await read(`_spearmint/search/titles-${words.titles[0][1]}.json`)
    expect(['User created', 'List users'].filter((title) => titles.includes(title))).toHaveLength(2)
    expect(listCodes()).toEqual([])
  })

  it('renders pages again when the spec or an overlay changes', async () => {
    const { read, change } = await open()
    expect(await read('api-reference/users/list-users.html')).toContain('List users')
    await change({ 'users.json': spec('All users') })
    expect(await read('api-reference/users/all-users.html')).toContain('All users')
    expect(await read('api-reference/users/list-users.html')).toBe('none')
    const update = { summary: 'Find users' }
    const overlay = { ...OVERLAY, actions: [{ target: "$.paths['/users'].get", update }] }
    await change({ 'overlay.json': JSON.stringify(overlay) })
    expect(await read('api-reference/users/find-users.html')).toContain('Find users')
  })

  it('is checked with all of these pages', async () => {
    const broken = { ...FILES, 'docs.json': docs({}, { pages: ['intro', 'GET /user'] }) }
    const source = createMemorySource(broken)
    const { diagnostics } = await checkSite({ base: '' }, { source, packageData }, 'site')
    expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'docs.json api/unknown-operation',
      'intro.mdx page/broken-link',
    ])
  })
})

describe('the API settings of docs.json', () => {
  it('show the whole URL of an operation with `api.url`', async () => {
    const pattern = /class="api-path"[^>]*>([^<]*)</
    expect(pattern.exec(await readPage(docs()))?.[1]).toBe('/users')
    expect(pattern.exec(await readPage(docs({ api: { url: 'full' } })))?.[1]).toBe('https://api.acme.com/v1/users')
  })

  it('generate request samples, unless `api.examples.autogenerate` is false', async () => {
    expect(await readPage(docs())).toContain('--url')
    expect(await readPage(docs({ api: { examples: { autogenerate: false } } }))).not.toContain('--url')
  })

  it('fill the playground with examples with `api.examples.prefill`', async () => {
    expect(await readModel({})).toMatchObject({ parameters: [expect.not.objectContaining({ initial: 20 })] })
    expect(await readModel({ examples: { prefill: true } })).toMatchObject({ parameters: [{ initial: 20 }] })
  })

  it('send cookies with `api.playground.credentials`', async () => {
    expect(await readModel({})).not.toHaveProperty('sendsCookies')
    expect(await readModel({ playground: { proxy: false, credentials: true } })).toHaveProperty('sendsCookies', true)
  })
})
