import { describe, expect, it } from 'vitest'
import { createMemorySource } from '../../../test/in-memory-folders.ts'
import { createCountingSource, packageData, toConfig } from '../testing/create-test-io.ts'
import { type CheckIo, checkSite } from './check-site.ts'

type Files = Record<string, string>

const PAGE = '---\ntitle: A\n---\n\nText.\n'

/** Packages without a client: a check loads none. */
const packages = {
  ...packageData,
  loadClient: () => {
    throw new Error('A check renders no documents.')
  },
}

function check(files: Files, scope: 'config' | 'site' = 'site', io: Partial<CheckIo> = {}) {
  return checkSite({ base: '' }, { source: createMemorySource(files), packageData: packages, ...io }, scope)
}

async function listCodes(...input: Parameters<typeof check>): Promise<string[]> {
  const { diagnostics } = await check(...input)
  return diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`)
}

describe('checkSite', () => {
  it('reports problems in the configuration, in pages and between pages, sorted by position', async () => {
    const files = {
      'mint.json': toConfig(['a', 'gone'], { redirects: [{ source: '/b', destination: '/a' }] }),
      'a.mdx': '---\ntitle: A\n---\n\n[B](/b#x) [C](/c)\n\n## One\n\n#### Two\n',
      'b.mdx': PAGE,
      'hidden.mdx': '## No title\n',
    }
    expect(await listCodes(files)).toEqual([
      'a.mdx:5 page/broken-anchor',
      'a.mdx:5 page/broken-link',
      'a.mdx:9 page/heading-jump',
      'hidden.mdx:1 page/missing-title',
      'hidden.mdx:1 page/unreachable',
      'mint.json:1 navigation/unlisted-page',
      'mint.json:1 navigation/missing-page',
      'mint.json:1 navigation/shadowed-redirect',
    ])
  })

  it('reports problems in the descriptions of a spec at its start', async () => {
    const get = { description: 'One.\n\nTwo.\n\n[A](/gone) [B](/a#gone)', responses: { 200: { description: 'OK' } } }
    const spec = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/b': { get } } }
    const base = { theme: 'mint', name: 'Acme', colors: { primary: '#0a6640' } }
    const files = {
      'docs.json': JSON.stringify({ ...base, navigation: { pages: ['a'], openapi: 'api.json' } }),
      'api.json': JSON.stringify(spec, null, 2),
      'a.mdx': PAGE,
    }
    expect(await listCodes(files)).toEqual(['api.json:1 page/broken-link', 'api.json:1 page/broken-anchor'])
  })

  it('reports that dates of pages are unknown, as a build does', async () => {
    const metadata = { timestamp: true }
    const base = { theme: 'mint', name: 'Acme', colors: { primary: '#0a6640' }, navigation: { pages: ['a'] } }
    const files = { 'docs.json': JSON.stringify({ ...base, metadata }), 'a.mdx': PAGE }
    expect(await listCodes(files)).toEqual(['docs.json:1 site/unknown-dates'])
  })

  it('reports a problem in a snippet once, in the file of the snippet', async () => {
    const page = "---\ntitle: A\n---\n\nimport Note from '/snippets/note.mdx'\n\n<Note />\n"
    const files = {
      'mint.json': toConfig(['a', 'b']),
      'a.mdx': page,
      'b.mdx': page,
      'snippets/note.mdx': '[A](/gone)\n',
    }
    expect(await listCodes(files)).toEqual(['snippets/note.mdx:1 page/broken-link'])
  })

  it('lists links to other sites once, with each position once', async () => {
    const page = "---\ntitle: A\n---\n\nimport Note from '/snippets/note.mdx'\n\n<Note /> [x](https://x.dev)\n"
    const files = {
      'mint.json': toConfig(['a', 'b']),
      'a.mdx': page,
      'b.mdx': page,
      'snippets/note.mdx': '[x](https://x.dev)\n',
    }
    const { externalLinks, pages } = await check(files)
    expect(pages).toBe(2)
    expect(externalLinks.map(({ href, places }) => [href, places.map(({ file }) => file).sort()])).toEqual([
      ['https://x.dev', ['a.mdx', 'b.mdx', 'snippets/note.mdx']],
    ])
  })

  it('leaves the content of pages alone with the scope "config" and with an unusable configuration', async () => {
    const files = { 'mint.json': toConfig(['a', 'gone']), 'a.mdx': '[B](/b)' }
    expect(await listCodes(files, 'config')).toEqual(['mint.json:1 navigation/missing-page'])
    const unusable = await check({ ...files, 'mint.json': '{ "name"' })
    expect([unusable.isUsable, unusable.pages]).toEqual([false, undefined])
    expect(unusable.diagnostics.every(({ file }) => file === 'mint.json')).toBe(true)
  })

  it('sends no requests with the scope "config"', async () => {
    const files = { 'mint.json': toConfig(['a'], { openapi: 'https://a.dev/api.json' }), 'a.mdx': PAGE }
    const urls: string[] = []
    const fetchText = async (url: string) => {
      urls.push(url)
      return { text: '{"openapi":"3.1.0"}' }
    }
    await check(files, 'config', { fetchText })
    expect(urls).toEqual([])
    await check(files, 'site', { fetchText })
    expect(urls).toEqual(['https://a.dev/api.json'])
  })

  it('fixes the configuration without reading a page or a spec again', async () => {
    const config = '{ "name": "Acme", "navigaton": [{ "group": "All", "pages": "a" }], "openapi": "/api.json" }'
    const { source, reads } = createCountingSource({
      'mint.json': config,
      'a.mdx': PAGE,
      'api.json': '{"openapi":"3.1.0","paths":{}}',
    })
    let written = ''
    const io = {
      source,
      packageData: packages,
      writeConfig: (text: string) => {
        written = text
      },
    }
    const { fixed, isUsable } = await checkSite({ base: '' }, io, 'config')
    expect(isUsable).toBe(true)
    expect(fixed.map(({ code }) => code)).toEqual(['config/misspelt-key', 'config/wrong-type'])
    expect(written).toContain('"navigation": [{ "group": "All", "pages": ["a"] }]')
    expect([reads.get('a.mdx'), reads.get('api.json')]).toEqual([1, 1])
  })
})
