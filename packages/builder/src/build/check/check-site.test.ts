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

  it('reports pages and links that only work where letter case matters', async () => {
    const { diagnostics } = await check({
      'mint.json': toConfig(['A', 'a', 'b']),
      'A.mdx': '---\ntitle: One\n---\n',
      'a.mdx': '---\ntitle: Two\n---\n\n[B](/B)',
      'b.mdx': '---\ntitle: Three\n---\n',
    })
    expect(diagnostics.map(({ code, file, message }) => `${file} ${code}: ${message}`)).toEqual([
      'a.mdx page/case-clash: The addresses of "a.mdx" and "A.mdx" differ only in letter case, so Windows, macOS and some hosts have only one of the pages.',
      'a.mdx page/broken-link: Cannot find "/B". Paths are case-sensitive, and the site only has "/b".',
    ])
  })

  it('reports the same positions with CRLF as with LF', async () => {
    const spec =
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /b:\n    get:\n      description: See [B](/gone).\n'
    const files: Files = {
      'mint.json': JSON.stringify(JSON.parse(toConfig(['a', 'gone'], { openapi: 'api.yaml', extra: 1 })), null, 2),
      'a.mdx': '---\ntitle: A\nicon: nope\n---\n\n## One\n\n[B](/b) <Nope />\n\n```js\nx\n```\n\n![](/c.png)\n',
      'api.yaml': spec,
    }
    const withCrlf = Object.entries(files).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')])
    const [{ diagnostics: lf }, { diagnostics: crlf }] = [await check(files), await check(Object.fromEntries(withCrlf))]
    const toComparable = ({ fix: _, ...diagnostic }: (typeof lf)[number]) => diagnostic
    expect(crlf.map(toComparable)).toEqual(lf.map(toComparable))
    expect(lf.length).toBeGreaterThan(5)
  })

  it('reports a page that nothing leads to once', async () => {
    const files = { 'mint.json': toConfig(['a']), 'a.mdx': PAGE, 'orphan.mdx': PAGE }
    expect(await listCodes(files)).toEqual(['orphan.mdx:1 page/unreachable'])
    expect(await listCodes(files, 'config')).toEqual(['mint.json:1 navigation/unlisted-page'])
    expect(await listCodes({ ...files, 'a.mdx': `${PAGE}[O](/orphan)` })).toEqual([
      'mint.json:1 navigation/unlisted-page',
    ])
  })

  it('reports problems in the descriptions of a spec where the spec has them', async () => {
    const get = { description: 'One.\n\nTwo.\n\n[A](/gone) [B](/a#gone)', responses: { 200: { description: 'OK' } } }
    const spec = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/b': { get } } }
    const base = { theme: 'mint', name: 'Acme', colors: { primary: '#0a6640' } }
    const files = {
      'docs.json': JSON.stringify({ ...base, navigation: { pages: ['a'], openapi: 'api.json' } }),
      'api.json': JSON.stringify(spec, null, 2),
      'a.mdx': PAGE,
    }
    expect(await listCodes(files)).toEqual(['api.json:10 page/broken-link', 'api.json:10 page/broken-anchor'])
  })

  it('reports problems in a description on the page of an author in the spec, too', async () => {
    const parameters = '[{ name: x, in: query, description: "[A](/param)" }]'
    const responses = '\n        200:\n          description: |\n            Fine.\n\n            See ![B](/b.png).\n'
    const operation = `get:\n      description: See [C](/lead) and [D](https://d.dev/x).\n      parameters: ${parameters}\n      responses:${responses}`
    const files = {
      'mint.json': toConfig(['a']),
      'api.yaml': `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /b:\n    ${operation}`,
      'a.mdx': '---\ntitle: A\nopenapi: GET /b\n---\n',
    }
    const { diagnostics, externalLinks } = await check(files)
    expect(externalLinks).toMatchObject([{ places: [{ file: 'api.yaml', range: { line: 6, column: 43 } }] }])
    expect(diagnostics.map(({ message, file, line, column }) => `${file}:${line}:${column} ${message}`)).toEqual([
      'api.yaml:6:28 Cannot find page or file "/lead".',
      'api.yaml:7:60 Cannot find page or file "/param".',
      'api.yaml:13:22 Cannot find file "/b.png".',
    ])
  })

  it('reports problems in content that a spec has for a page in the spec', async () => {
    const content = 'Text.\n\n<Card href="/card">C</Card> <Nope>x</Nope>\n'
    const get = { 'x-mint': { content }, responses: {} }
    const spec = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/b': { get } } }
    const files = { 'mint.json': toConfig(['a'], { openapi: 'api.json' }), 'api.json': JSON.stringify(spec, null, 2) }
    const { diagnostics } = await check({ ...files, 'a.mdx': PAGE })
    expect(diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`)).toEqual([
      'api.json:11:22 page/unknown-component',
      'api.json:11:45 page/broken-link',
    ])
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
      'b.mdx': page.replace('title: A', 'title: B'),
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

  it('lists links to other sites in a mint.json', async () => {
    const url = (name: string) => `https://x.dev/${name}`
    const files = {
      'mint.json': toConfig(['a'], {
        topbarLinks: [{ name: 'T', url: url('topbar') }],
        topbarCtaButton: { name: 'C', url: url('button') },
        anchors: [{ name: 'A', icon: 'link', url: url('anchor') }],
        footerSocials: { github: url('social') },
        redirects: [{ source: '/old', destination: url('redirect') }],
        api: { baseUrl: url('server') },
      }),
      'a.mdx': `${PAGE}[A](${url('anchor')})`,
    }
    const { externalLinks } = await check(files)
    expect(
      externalLinks.map(({ href, places }) => `${new URL(href).pathname} ${places.map(({ file }) => file)}`),
    ).toEqual([
      '/topbar mint.json',
      '/anchor mint.json,a.mdx',
      '/button mint.json',
      '/social mint.json',
      '/redirect mint.json',
    ])
  })

  it('lists links to other sites in a docs.json, where they are written', async () => {
    const docs = {
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#0a6640' },
      banner: { content: 'New: [read](https://x.dev/banner).' },
      navbar: { links: [{ label: 'N', href: 'https://x.dev/navbar' }] },
      footer: { socials: { github: 'https://x.dev/social' } },
      contextual: { options: [{ title: 'O', description: 'D', href: 'https://x.dev/?q=$page' }] },
      navigation: {
        anchors: [
          { anchor: 'B', href: 'https://x.dev/anchor' },
          { anchor: 'P', pages: ['a'] },
        ],
      },
    }
    const { externalLinks } = await check({ 'docs.json': JSON.stringify(docs, null, 1), 'a.mdx': PAGE })
    const found = externalLinks.map(
      ({ href, places: [place] }) => `${href.slice(14)} ${place?.file}:${place?.range.line}`,
    )
    expect(found).toEqual(['anchor docs.json:36', 'navbar docs.json:14', 'social docs.json:20', 'banner docs.json:8'])
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
    expect(fixed.map(({ code }) => code)).toEqual(['config/misspelled-key', 'config/wrong-type'])
    expect(written).toContain('"navigation": [{ "group": "All", "pages": ["a"] }]')
    expect([reads.get('a.mdx'), reads.get('api.json')]).toEqual([1, 1])
  })
})
