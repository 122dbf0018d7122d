import { describe, expect, it } from 'vitest'
import type { UrlStyle } from '../core/index.ts'
import type { BuildOptions } from './build-options.ts'
import { buildDocsSite } from './testing/build-docs-site.ts'

const SITE_URL = 'https://acme.dev'

const LINKS = [
  '[1](/guides/b)',
  '[2](b.mdx)',
  '[3](/guides/b.html?x#one)',
  '[4](./b#one)',
  '[5](/guides/b/)',
  '[6](/)',
  '[7](/old)',
  '[8](/images/x.png)',
]

const PAGES = { 'guides/a': LINKS.join('\n'), 'guides/b': '## One\n\n<Update label="Today">News</Update>\n' }

const build = (urls: UrlStyle, options: Partial<BuildOptions> = {}) =>
  buildDocsSite({
    config: {
      redirects: [
        { source: '/old', destination: '/guides/b' },
        { source: '/v1/:slug*', destination: '/guides/:slug*', permanent: false },
      ],
      contextual: { options: ['view', { title: 'Ask', description: '', href: '/guides/b' }] },
    },
    pages: PAGES,
    files: { 'images/x.png': '' },
    options: { urls, siteUrl: SITE_URL, ...options },
  })

describe('the URL style', () => {
  it.each<[UrlStyle, a: string, b: string]>([
    ['html', '/docs/guides/a.html', '/docs/guides/b.html'],
    ['clean', '/docs/guides/a', '/docs/guides/b'],
    ['folder', '/docs/guides/a/', '/docs/guides/b/'],
  ])('%s decides the addresses of pages wherever the site names them', async (urls, a, b) => {
    const { read, list, codes, hostFacts } = await build(urls)
    const [documentA, documentB] =
      urls === 'folder' ? ['guides/a/index.html', 'guides/b/index.html'] : ['guides/a.html', 'guides/b.html']
    const html = read(documentA)
    const ofContent = [...html.matchAll(/<a href="([^"]*)"[^>]*>(\d)/g)].map(([, href]) => href)
    expect(ofContent).toEqual([b, b, `${b}?x#one`, `${b}#one`, b, '/docs/', b, '/docs/images/x.png'])
    expect(html).toContain(`<a class="sidebar-link" href="${b}">`)
    expect(html).toContain(`<a class="pagination-next" rel="next" href="${b}">`)
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${a}">`)
    expect(html).toContain(`<meta property="og:url" content="${SITE_URL}${a}">`)
    expect(html).toContain(`"url":"${SITE_URL}${a}"`)
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/guides/a.md">')
    expect(read('guides/a.md')).toContain(`[1](${SITE_URL}${b})`)
    expect(read('guides/b/rss.xml')).toContain(`<link>${SITE_URL}${b}</link>`)
    expect(read(documentB)).toContain('href="/docs/guides/b/rss.xml"')
    expect(read('sitemap.xml')).toContain(`<loc>${SITE_URL}${a}</loc><`)
    expect(read('llms.txt')).toContain(`(${SITE_URL}/docs/guides/a.md)`)
    expect(read('llms-full.txt')).toContain(`Source: ${SITE_URL}${a}\n`)
    const lists = list().filter((path) => /^_spearmint\/(?:pages-|search\/.*titles)/.test(path))
    expect(lists).toHaveLength(2)
    for (const path of lists) expect(read(path)).toContain(`"${b}"`)
    expect(read(urls === 'folder' ? 'old/index.html' : 'old.html')).toContain(`url=${b}"`)
    expect(read('_redirects')).toBe(`/docs/old ${b} 301\n/docs/v1/* /docs/guides/:splat 302\n`)
    expect(hostFacts).toEqual({
      urls,
      redirects: [
        { source: '/docs/old', destination: b, status: 301 },
        { source: '/docs/old/', destination: b, status: 301 },
        { source: '/docs/old.html', destination: b, status: 301 },
        { source: '/docs/guides', destination: a, status: 302 },
        { source: '/docs/guides/', destination: a, status: 302 },
        { source: '/docs/v1/:slug*', destination: '/docs/guides/:slug*', status: 302 },
      ],
    })
    expect(codes.filter((code) => code !== 'page/redirected-link')).toEqual([])
  })

  it('leaves the redirects for other hosts, and for `check --url`, beside the rules of a host', async () => {
    const { list } = await build('html', { hostRules: 'nginx' })
    expect(list().filter((path) => /^(?:_redirects|nginx\.conf)$/.test(path))).toEqual(['_redirects', 'nginx.conf'])
  })

  it.each(['clean', 'folder'] as const)('%s reports files that hosts could serve instead of a page', async (urls) => {
    const files = { 'a/index.html': 'mine', a: 'mine', 'index.html': 'mine', 'b/x.html': 'mine' }
    const { read, diagnostics, list } = await buildDocsSite({
      pages: { a: 'Text', 'b/c': '' },
      files,
      options: { urls },
    })
    const found = diagnostics.filter(({ code }) => code === 'site/unavailable-name')
    expect(found.map(({ file }) => file).sort()).toEqual(['a', 'a/index.html'])
    expect(list()).not.toContain('a')
    expect(read(urls === 'clean' ? 'a.html' : 'a/index.html')).toContain('Text')
    expect([read('index.html'), read('b/x.html')]).toEqual(['copy of index.html', 'copy of b/x.html'])
  })

  it('html publishes the same files', async () => {
    const files = { 'a/index.html': 'mine', a: 'mine' }
    const { read, codes } = await buildDocsSite({ pages: { a: 'Text' }, files })
    expect([read('a/index.html'), read('a'), codes]).toEqual(['copy of a/index.html', 'copy of a', []])
  })

  it('reports a file that would replace a page generated from a spec', async () => {
    const config = { navigation: { pages: ['a', 'spec.json GET /ships'] } }
    const first = await buildDocsSite({ config, pages: { a: '' } })
    const path = first.list().find((file) => /ships\.html$/.test(file)) ?? ''
    const { read, diagnostics } = await buildDocsSite({ config, pages: { a: '' }, files: { [path]: 'mine' } })
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['site/unavailable-name', path]])
    expect(read(path)).toContain('List ships')
  })
})

describe('the address /', () => {
  const options = { siteUrl: SITE_URL }

  it('shows the first page, which names its own address as canonical', async () => {
    const { read, list } = await buildDocsSite({ pages: { 'guides/a': 'First', b: '' }, options })
    expect(read('index.html')).toBe(read('guides/a.html'))
    expect(read('index.html')).toContain(`<link rel="canonical" href="${SITE_URL}/docs/guides/a.html">`)
    expect(read('index.html')).not.toMatch(/noindex|http-equiv="refresh"/)
    expect(read('index.md')).toBe(read('guides/a.md'))
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(2)
    expect(read('llms.txt').match(/\.md\)/g)).toHaveLength(2)
    const titles = list().find((path) => /search\/.*titles/.test(path)) ?? ''
    expect(read(titles).match(/guides\/a/g)).toHaveLength(1)
  })

  it('names the canonical address without the URL of the site, too', async () => {
    const { read } = await buildDocsSite({ pages: { 'guides/a': 'First' } })
    expect(read('index.html')).toContain('<link rel="canonical" href="/docs/guides/a.html">')
    expect(read('guides/a.html')).not.toContain('rel="canonical"')
  })

  it.each<[string, Parameters<typeof buildDocsSite>[0]]>([
    ['a page named index', { pages: { a: 'First', index: 'Own' } }],
    ['a file named index.html', { pages: { a: 'First' }, files: { 'index.html': 'Own' } }],
    [
      'a redirect',
      { pages: { a: 'First', own: 'Own' }, config: { redirects: [{ source: '/', destination: '/own' }] } },
    ],
  ])('stays with %s', async (_what, site) => {
    const { read } = await buildDocsSite(site)
    expect(read('index.html')).toMatch(/Own|copy of index|url=\/docs\/own\.html/)
    expect(read('index.html')).not.toContain('First')
  })

  it('skips links to other sites', async () => {
    const pages = { chat: '---\nurl: https://chat.example\n---\n', a: 'First' }
    const { read } = await buildDocsSite({ pages })
    expect(read('index.html')).toContain('First')
    const only = await buildDocsSite({ pages: { chat: pages.chat } })
    expect(only.read('index.html')).toContain('url=/docs/chat.html')
  })

  it('shows an operation if that is the first page', async () => {
    const { read } = await buildDocsSite({ config: { navigation: { pages: ['spec.json GET /ships'] } }, pages: {} })
    expect(read('index.html')).toContain('<h1 id="page-title">List ships</h1>')
  })

  it('is not the only one: folders of languages and versions show their first page', async () => {
    const pages = Object.fromEntries(
      ['en/start', 'en/more', 'es/v2/start', 'es/v2/deep/more', 'es/v1/start'].map((path) => [path, path]),
    )
    const navigation = {
      languages: [
        { language: 'en', pages: ['en/start', 'en/more'] },
        {
          language: 'es',
          versions: [
            { version: 'v2', default: true, pages: ['es/v2/start', 'es/v2/deep/more'] },
            { version: 'v1', pages: ['es/v1/start'] },
          ],
        },
      ],
    }
    const { read, list } = await buildDocsSite({ config: { navigation }, pages, options })
    expect(read('index.html')).toBe(read('en/start.html'))
    expect(read('en/index.html')).toBe(read('en/start.html'))
    expect(read('es/index.html')).toBe(read('es/v2/start.html'))
    expect(read('es/v2/index.html')).toBe(read('es/v2/start.html'))
    expect(read('es/v1/index.html')).toBe(read('es/v1/start.html'))
    expect(read('es/v1.md')).toBe(read('es/v1/start.md'))
    expect(read('es/v2/deep/index.html')).toContain('http-equiv="refresh"')
    expect(list()).not.toContain('es/v2/deep.md')
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(5)
  })
})
