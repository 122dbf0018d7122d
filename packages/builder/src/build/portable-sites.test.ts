import { describe, expect, it } from 'vitest'
import { buildDocsSite } from './testing/build-docs-site.ts'

const build = (options: Parameters<typeof buildDocsSite>[0] = {}) =>
  buildDocsSite({
    config: {
      redirects: [
        { source: '/old', destination: '/guides/b' },
        { source: '/v1/:slug*', destination: '/guides/:slug*' },
      ],
    },
    pages: {
      index: '[1](/guides/b#one) ![2](/images/x.png)',
      'guides/a': '[1](/guides/b) [2](b.mdx) [3](/) [4](/old) [5](/images/x.png) [6](#one)\n\n## One\n',
      'guides/b': '## One\n\nText with /.spearmint-root in it\n',
    },
    files: {
      'images/x.png': '',
      'a.css': 'a { background: url("/images/x.png") url(//b.dev/c.png) }',
      'b.css': 'a {}',
    },
    ...options,
    options: { base: '', relative: true, ...options.options },
  })

const RELATIVE_SETTING = '"relative" in "spearmint"'

describe('a portable site', () => {
  it('has only addresses that are relative to their file', async () => {
    const { read, list, codes } = await build()
    expect(codes).toEqual([])
    const html = read('guides/a.html')
    const ofContent = [...html.matchAll(/<a href="([^"]*)"[^>]*>(\d)/g)].map(([, href]) => href)
    expect(ofContent).toEqual([
      '../guides/b.html',
      '../guides/b.html',
      '../index.html',
      '../guides/b.html',
      '../images/x.png',
      '#one',
    ])
    expect(html).toContain('<a class="sidebar-link" href="../guides/b.html">')
    expect(html).toContain('<link rel="stylesheet" href="../_spearmint/main.css">')
    expect(html).toContain('data-search="../_spearmint/search/manifest.json"')
    expect(read('index.html')).toContain('src="./images/x.png"')
    expect(read('old.html')).toContain('content="0; url=./guides/b.html"')
    expect(read('guides/a.md')).toContain('[1](../guides/b.html)')
    const text = list().filter((path) => /\.(?:html|md|txt|json|js|css)$/.test(path))
    for (const path of text)
      expect(read(path), path).not.toMatch(/\.spearmint-root|(?:href|src)="\/|integrity=|type="module"/)
  })

  it('has the data and the Markdown that its scripts read as scripts, with addresses from its root', async () => {
    const { read, list } = await build()
    const data = list().filter((path) => /^_spearmint\/.*\.json$/.test(path))
    expect(data.length).toBeGreaterThan(3)
    for (const path of [...data, 'guides/a.md']) {
      const [, text = ''] = /^document\.currentScript\.fileText=(".*")\n$/.exec(read(`${path}.js`)) ?? []
      expect(JSON.parse(text), path).toBe(read(path))
    }
    const titles = data.find((path) => path.includes('titles')) ?? ''
    expect(read(titles)).toContain('"./guides/b.html"')
  })

  it('changes the addresses in stylesheets of authors that start at the root', async () => {
    const { read } = await build()
    expect(read('a.css')).toBe('a { background: url("./images/x.png") url(//b.dev/c.png) }')
    expect(read('b.css')).toBe('copy of b.css')
  })

  it('has no link that sends a service to a file on the disk of a visitor', async () => {
    const config = {
      contextual: { options: ['chatgpt', 'view', { title: 'Ask', description: '', href: 'https://a.dev/?q=$page' }] },
    }
    const html = (await build({ config })).read('guides/a.html')
    expect(html).not.toContain('chatgpt.com')
    expect(html).toContain('href="https://a.dev/?q=guides%2Fa.md"')
    expect(html).toContain('data-source="../guides/a.md" data-written="guides/a.md"')
    const options = { siteUrl: 'https://acme.dev' }
    expect((await build({ config, options })).read('guides/a.html')).toContain('chatgpt.com')
  })

  it('needs no host', async () => {
    const { list, hostFacts } = await build()
    expect(list()).not.toContain('_redirects')
    expect(hostFacts).toEqual({ urls: 'html', redirects: [] })
  })

  it('has absolute URLs where the address of the site is known', async () => {
    const { read } = await build({ options: { base: '/docs', siteUrl: 'https://acme.dev' } })
    expect(read('guides/a.html')).toContain('<link rel="canonical" href="https://acme.dev/docs/guides/a.html">')
    expect(read('sitemap.xml')).toContain('<loc>https://acme.dev/docs/index.html</loc>')
    expect(read('guides/a.html')).toContain('href="../guides/b.html"')
  })

  it('can be configured', async () => {
    const config = { spearmint: { relative: true } }
    expect((await build({ config, options: { relative: undefined } })).read('guides/a.html')).toContain(
      '"../guides/b.html"',
    )
    expect((await build({ config, options: { relative: false } })).read('guides/a.html')).toContain('"/guides/b.html"')
  })

  it.each([
    ['--urls clean', '', { relative: true, urls: 'clean' }, {}, '--relative'],
    ['--host-rules nginx', '', { relative: true, hostRules: 'nginx' }, {}, '--relative'],
    ['--urls folder', 'docs.json', { relative: undefined, urls: 'folder' }, { relative: true }, RELATIVE_SETTING],
    ['"urls": "clean"', 'docs.json', { relative: undefined }, { relative: true, urls: 'clean' }, RELATIVE_SETTING],
  ] as const)('is not built with %s, which is reported in "%s"', async (named, place, options, spearmint, cause) => {
    const { diagnostics, list } = await build({ config: { spearmint }, options })
    expect(diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
      ['config/relative-addresses', place, `${cause} makes all addresses relative, which ${named} contradicts.`],
    ])
    expect(list()).toEqual([])
  })

  it('takes its option before the style in the configuration', async () => {
    const { read } = await build({ config: { spearmint: { urls: 'clean' } } })
    expect(read('guides/a.html')).toContain('"../guides/b.html"')
  })
})
