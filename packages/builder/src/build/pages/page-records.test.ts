import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import type { Cache, Page } from '../../core/index.ts'
import type { BuildOptions } from '../build-options.ts'
import { RecentCache } from '../dev/recent-cache.ts'
import { createTools } from '../site/create-tools.ts'
import { loadSite } from '../site/load-site.ts'
import { packageData, toConfig } from '../testing/create-test-io.ts'
import type { PageGuard } from './page-guard.ts'
import type { KeyedRecord } from './page-record.ts'
import { PageRecords, type PageRecordsOptions } from './page-records.ts'
import { createNextPages } from './render-pages.ts'

const FILES = {
  'mint.json': toConfig(['a', 'b']),
  'a.mdx': "import N from '/snippets/n.mdx'\n\nOne [B](/b) ![](/pic.gif)\n\n<N />\n",
  'b.mdx': 'Two',
  'pic.gif': 'GIF89a\x40\x01\x20\x01',
  'snippets/n.mdx': 'Note',
}

interface Options extends Pick<PageRecordsOptions, 'guard'> {
  cache?: Cache
  options?: Partial<BuildOptions>
  renderElsewhere?: (permalink: string) => Promise<unknown>
}

async function open(files: Record<string, string>, { cache, options, renderElsewhere, guard }: Options = {}) {
  const build = { base: '', parser: 'reference', ...options } as const
  const tools = await createTools(build, { packageData })
  const { site } = await loadSite(build, tools, { source: createMemorySource(files), cache })
  if (site === undefined) throw new Error('The configuration is not usable.')
  const { assets } = await packageData.loadClient()
  const listNext = createNextPages(site.orderedPages)
  const records = new PageRecords(site, { assets, cache, renderElsewhere, guard, listNext })
  const [page, next] = site.orderedPages as [Page, Page]
  return { records, page, next }
}

async function load(...input: Parameters<typeof open>) {
  const { records, page } = await open(...input)
  return await records.load(page)
}

describe('PageRecords', () => {
  it('renders a page once for the same inputs', async () => {
    const cache = new RecentCache()
    const first = await load(FILES, { cache })
    const second = await load(FILES, { cache })
    expect([first.isNew, second.isNew]).toEqual([true, false])
    expect(second.key).toBe(first.key)
    expect(await second.readText()).toContain('Note')
    expect(await second.readBody()).toEqual(await first.readBody())
    expect(await second.readSearch()).toEqual(await first.readSearch())
  })

  it.each<[string, Record<string, string>, Partial<BuildOptions>]>([
    ['its text', { 'a.mdx': 'Other' }, {}],
    ['the size of an image', { 'pic.gif': 'GIF89a\x40\x01\x40\x01' }, {}],
    ['a file that it imports', { 'snippets/n.mdx': 'Other' }, {}],
    ['a page that comes or goes', { 'c.mdx': 'C' }, {}],
    ['a file that is removed', { 'x.png': '' }, {}],
    ['the redirects', { 'mint.json': toConfig(['a', 'b'], { redirects: [{ source: '/x', destination: '/b' }] }) }, {}],
    ['the base', {}, { base: '/docs' }],
    ['the allowed origins', {}, { allowedOrigins: ['https://cdn.dev'] }],
  ])('renders a page again after a change of %s', async (_name, changed, options) => {
    const cache = new RecentCache()
    const before = await load(FILES, { cache })
    const after = await load({ ...FILES, ...changed }, { cache, options })
    expect(after.isNew).toBe(true)
    expect(after.key).not.toBe(before.key)
  })

  it('does not render a page again after a change of another page', async () => {
    const cache = new RecentCache()
    await load(FILES, { cache })
    expect((await load({ ...FILES, 'b.mdx': 'Other' }, { cache })).isNew).toBe(false)
  })

  it.each(['native', 'reference'] as const)(
    'shows components of files in all forms of a page, with the %s parser, and renders them again when they change',
    async (parser) => {
      const cache = new RecentCache()
      const toFiles = (word: string) => ({
        ...FILES,
        'a.mdx': "import { Row } from '/snippets/row.tsx'\n\n<Row name='id'>Child</Row>\n",
        'snippets/row.tsx': `import { word } from './word.js'\nexport const Row = ({ name, children }: Props) => <Note>{name + ': ' + word} {children}</Note>`,
        'snippets/word.js': `export const word = '${word}'`,
      })
      for (const word of ['First', 'Second']) {
        const loaded = await load(toFiles(word), { cache, options: { parser } })
        expect(loaded.head.diagnostics).toEqual([])
        expect(JSON.stringify(await loaded.readBody())).toContain(`id: ${word}`)
        expect(JSON.stringify(await loaded.readSearch())).toContain(`"id","${word}","Child"`)
        expect(await loaded.readText()).toContain(`id: ${word} Child`)
      }
      expect((await load(toFiles('Second'), { cache, options: { parser } })).isNew).toBe(false)
    },
  )

  it('renders a page again if a part of its record is missing', async () => {
    const cache = new RecentCache()
    await load(FILES, { cache })
    const damaged: Cache = {
      find: (key) => (key.startsWith('body') ? undefined : cache.find(key)),
      set: () => {},
      retain: () => true,
    }
    const loaded = await load(FILES, { cache: damaged })
    expect(loaded.isNew).toBe(false)
    expect(JSON.stringify(await loaded.readBody())).toContain('One')
  })

  it('uses the record of another thread only if that thread saw the same pages', async () => {
    async function renderIn(files: Record<string, string>): Promise<KeyedRecord> {
      const { key, head, readBody, readSearch } = await load(files)
      const record = { head, body: await readBody(), text: 'elsewhere', search: await readSearch() }
      return { key, record, milliseconds: 1 }
    }
    const same = await renderIn(FILES)
    expect(await (await load(FILES, { renderElsewhere: async () => same })).readText()).toBe('elsewhere')
    const other = await renderIn({ ...FILES, 'c.mdx': 'C' })
    expect(await (await load(FILES, { renderElsewhere: async () => other })).readText()).toContain('Note')
    const failing = async () => Promise.reject(new Error('The thread exited.'))
    expect(await (await load(FILES, { renderElsewhere: failing })).readText()).toContain('Note')
  })

  it('prefetches only pages that are not cached', async () => {
    const cache = new RecentCache()
    const permalinks: string[] = []
    const renderElsewhere = async (permalink: string) => {
      permalinks.push(permalink)
      throw new Error('Rendered in the first thread.')
    }
    const first = await open(FILES, { cache, renderElsewhere })
    first.records.prefetch(first.page)
    await first.records.load(first.page)
    expect(permalinks).toEqual(['/a'])
    const second = await open(FILES, { cache, renderElsewhere })
    second.records.prefetch(second.page)
    expect(permalinks).toEqual(['/a'])
  })

  it.each([
    ['renders pages together that other threads have no room for', async () => Promise.reject(new Error('Full.')), 1],
    ['leaves a page to the thread that renders it', async () => new Promise(() => {}), 0],
  ])('%s', async (_, renderElsewhere, calls) => {
    let count = 0
    const guard: PageGuard = {
      run(work) {
        count += 1
        return work()
      },
    }
    const files = { ...FILES, 'a.mdx': 'One' }
    const { records, page, next } = await open(files, { renderElsewhere, guard })
    for (const each of [next, page]) records.prefetch(each)
    const loads = records.load(page).then(() => records.load(next))
    await Promise.race([loads, new Promise((resolve) => setTimeout(resolve, calls === 0 ? 50 : 5000))])
    expect(count).toBe(calls)
  })
})
