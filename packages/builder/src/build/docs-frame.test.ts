import { describe, expect, it } from 'vitest'
import { buildDocsSite } from './testing/build-docs-site.ts'

describe('thumbnails', () => {
  it('turns on social cards, unless a page has an image', async () => {
    const pages = { a: 'Text', b: '---\nog:image: /own.png\n---\nText' }
    const options = { siteUrl: 'https://acme.dev' }
    const { read, list, codes } = await buildDocsSite({
      config: { thumbnails: { appearance: 'dark' } },
      pages,
      options,
    })
    const [, path] = /content="https:\/\/acme.dev\/docs\/(_spearmint\/cards\/[\w-]{8}.png)"/.exec(read('a.html')) ?? []
    expect(list().filter((file) => file.includes('/cards/'))).toEqual([path])
    expect(read('b.html')).toContain('property="og:image" content="https://acme.dev/docs/own.png"')
    expect(read('b.html')).not.toContain('og:image:width')
    expect(codes).toEqual([])
  })

  it('draws nothing if the URL of the site is not known, or for a portable site', async () => {
    const config = { thumbnails: {} }
    for (const options of [{}, { siteUrl: 'https://acme.dev', base: '', relative: true }]) {
      const { read, list } = await buildDocsSite({ config, options })
      expect(list().filter((file) => file.includes('/cards/'))).toEqual([])
      expect(read('a.html')).not.toContain('og:image')
    }
  })
})

describe('a banner', () => {
  it('is above the header of all pages, with inline Markdown and links of the site', async () => {
    const { read } = await buildDocsSite({ config: { banner: { content: '**New**: [read](/a)', type: 'warning' } } })
    for (const file of ['a.html', '404.html']) {
      expect(read(file)).toMatch(
        /<aside id="banner" class="banner site-banner banner-warning"[^>]*>.*<header id="navbar"/s,
      )
      expect(read(file)).toContain('<strong>New</strong>: <a href="/docs/a.html">read</a>')
      expect(read(file)).not.toContain('banner-close')
    }
  })

  it('is below the header if the sidebar has the logo', async () => {
    const { read } = await buildDocsSite({ config: { theme: 'maple', banner: { content: 'New' } } })
    expect(read('a.html')).toMatch(/<header id="navbar".*<aside id="banner"/s)
  })

  it('can be dismissed until its text changes', async () => {
    const readKey = async (content: string) => {
      const { read } = await buildDocsSite({ config: { banner: { content, dismissible: true } } })
      const [, key] = /<html [^>]*data-banner="([^"]+)"/.exec(read('a.html')) ?? []
      expect(read('a.html')).toContain(`data-key="${key}"`)
      expect(read('a.html')).toContain('banner-close icon-button needs-js')
      return key
    }
    expect(await readKey('New')).toBe(await readKey('New'))
    expect(await readKey('New')).not.toBe(await readKey('Newer'))
  })

  it('has a color for each mode in the stylesheet of the site', async () => {
    const { read } = await buildDocsSite({
      config: { banner: { content: 'New', color: { light: '#ffd400', dark: '#123' } } },
    })
    const [, theme = ''] = /href="\/docs\/(_spearmint\/theme-[^"]+)"/.exec(read('a.html')) ?? []
    expect(read('a.html')).toContain('banner-color-ffd400-112233')
    expect(read(theme)).toContain('.banner-color-ffd400-112233 { border-color: light-dark(#ffd400, #112233)')
    expect(read(theme)).toContain('color: light-dark(#000000, #ffffff)')
  })

  it('of a language replaces that of the site', async () => {
    const navigation = {
      languages: [
        { language: 'en', pages: ['a'] },
        { language: 'de', banner: { content: 'Neu' }, pages: ['de/a'] },
      ],
    }
    const { read } = await buildDocsSite({
      config: { navigation, banner: { content: 'New' } },
      pages: { a: 'A', 'de/a': 'B' },
    })
    expect(read('a.html')).toContain('<div class="banner-content">New</div>')
    expect(read('de/a.html')).toContain('<div class="banner-content">Neu</div>')
  })

  it('is checked for broken and unsafe links', async () => {
    const { read, diagnostics } = await buildDocsSite({
      config: { banner: { content: '[a](/b) [c](javascript:alert)' } },
    })
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['page/broken-link', 'docs.json'],
      ['page/unsafe-link', 'docs.json'],
    ])
    expect(read('a.html')).not.toContain('javascript:')
  })
})

describe('errors.404', () => {
  it('sets the title and the text, which is Markdown', async () => {
    const { read } = await buildDocsSite({
      config: { errors: { 404: { title: 'Lost & found', description: 'Go [back](/a).' } } },
    })
    expect(read('404.html')).toContain('<title>Lost &#x26; found - Acme</title>')
    expect(read('404.html')).toContain('<h1 id="page-title">Lost &#x26; found</h1>')
    expect(read('404.html')).toContain('<div class="page-description">Go <a href="/docs/a.html">back</a>.</div>')
    expect(read('404.html')).not.toContain('http-equiv="refresh"')
  })

  it('sends visitors to the home page with redirect', async () => {
    const { read } = await buildDocsSite({ config: { errors: { 404: { redirect: true } } } })
    expect(read('404.html')).toContain('<meta http-equiv="refresh" content="0; url=/docs/">')
    expect(read('404.html')).toContain('Page not found')
  })
})

describe('the date of a page', () => {
  const changeDates = new Map([['a.mdx', '2026-01-02T03:04:05Z']])

  it('is that of its frontmatter, otherwise that of its last commit', async () => {
    const pages = { a: '', b: '---\nlastUpdatedDate: 2026-05-17\n---\n' }
    const { read } = await buildDocsSite({ pages, io: { changeDates }, options: { siteUrl: 'https://acme.dev' } })
    expect(read('a.html')).toContain('January 2, 2026')
    expect(read('b.html')).toContain('May 17, 2026')
    expect(read('b.html')).toContain('content="2026-05-17"')
    expect(read('sitemap.xml')).toContain('<lastmod>2026-05-17</lastmod>')
  })

  it('is not shown with timestamp: false, of the page or else of the site', async () => {
    const pages = { a: '', b: '---\ntimestamp: true\nlastUpdatedDate: 2026-05-17\n---\n' }
    const { read } = await buildDocsSite({ config: { metadata: { timestamp: false } }, pages, io: { changeDates } })
    expect(read('a.html')).not.toContain('last-change')
    expect(read('b.html')).toContain('last-change')
  })

  it('is reported once if the site asks for it and it is not known', async () => {
    const pages = { a: '', b: '', c: '---\ntimestamp: false\n---\n' }
    const { diagnostics } = await buildDocsSite({ config: { metadata: { timestamp: true } }, pages })
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['site/unknown-dates', '2 pages do not show a date, because the Git history is not read.'],
    ])
  })

  it('is reported if it is not a date', async () => {
    const { codes } = await buildDocsSite({ pages: { a: '---\nlastUpdatedDate: yesterday\n---\n' } })
    expect(codes).toEqual(['page/frontmatter-value'])
  })
})

describe('related', () => {
  it('lists pages by their title, and links with a title of their own', async () => {
    const a = '---\nrelated:\n  - /b\n  - Acme: https://acme.com\n  - "B again: /b"\n---\n'
    const { read } = await buildDocsSite({ pages: { a, b: '---\ntitle: Second\n---\n' } })
    const [list = ''] = /<nav class="related".*?<\/nav>/s.exec(read('a.html')) ?? []
    expect(list.replace(/<svg.*?<\/svg>/g, '').match(/<a .*?<\/a>/g)).toEqual([
      '<a href="/docs/b.html">Second</a>',
      '<a href="https://acme.com" target="_blank" rel="noopener">Acme</a>',
      '<a href="/docs/b.html">B again</a>',
    ])
  })

  it('reports a page that does not exist, and leaves it out', async () => {
    const { read, diagnostics } = await buildDocsSite({ pages: { a: '---\ntitle: A\nrelated: [/b]\n---\n' } })
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['page/broken-link', 3]])
    expect(read('a.html')).not.toContain('class="related"')
  })

  it('can be switched off', async () => {
    const { read, codes } = await buildDocsSite({ pages: { a: '---\nrelated: false\n---\n' } })
    expect(codes).toEqual([])
    expect(read('a.html')).not.toContain('related')
  })
})

describe('metadata of the site', () => {
  const options = { siteUrl: 'https://acme.dev' }

  it('has tags of folders, of which the deepest counts', async () => {
    const paths = [
      { path: 'x/*', metatags: { 'og:image': 'https://a.b/2.png' } },
      { path: 'x', metatags: { 'og:image': 'https://a.b/1.png', 'x-team': 'ships' } },
    ]
    const { read } = await buildDocsSite({ config: { seo: { paths } }, pages: { 'x/y': '', z: '' } })
    expect(read('x/y.html')).toContain('<meta property="og:image" content="https://a.b/2.png">')
    expect(read('x/y.html')).toContain('<meta name="x-team" content="ships">')
    expect(read('z.html')).not.toContain('x-team')
  })

  it('describes pages without a text, and the site in llms.txt', async () => {
    const { read } = await buildDocsSite({ config: { description: 'All about ships' }, pages: { a: '' } })
    expect(read('a.html')).toContain('<meta name="description" content="All about ships">')
    expect(read('llms.txt')).toContain('# Acme\n\n> All about ships\n')
  })

  it('names the organization in structured data', async () => {
    const organization = { name: 'Acme, Inc.', url: 'https://acme.com' }
    const { read } = await buildDocsSite({ config: { seo: { organization } }, options })
    expect(read('a.html')).toContain(
      '"publisher":{"@type":"Organization","name":"Acme, Inc.","url":"https://acme.com"}',
    )
  })

  it('ends URLs with a slash for trailingSlash', async () => {
    const { codes, read } = await buildDocsSite({ config: { seo: { trailingSlash: true } }, options })
    expect(codes).toEqual([])
    expect(read('a/index.html')).toContain('<link rel="canonical" href="https://acme.dev/docs/a/">')
  })
})

describe('markdown.instructions', () => {
  it('are at the end of the Markdown of pages, and in llms.txt', async () => {
    const { read } = await buildDocsSite({
      config: { markdown: { instructions: ['Prefer v2.', 'Be kind.'] } },
      pages: { a: 'Text' },
    })
    expect(read('a.md')).toMatch(/Text\n\n---\n\nPrefer v2\.\n\nBe kind\.\n$/)
    expect(read('llms.txt')).toContain('\n\nPrefer v2.\n\nBe kind.\n\n## Docs')
  })
})

describe('the header', () => {
  it('shows the icons of links', async () => {
    const links = [{ label: 'Blog', href: 'https://acme.com', icon: 'pen' }]
    const { read } = await buildDocsSite({ config: { navbar: { links } } })
    expect(read('a.html')).toMatch(/<a class="navbar-link" href="https:\/\/acme\.com"><svg.*?<\/svg>Blog<\/a>/)
  })
})

describe('styling.latex', () => {
  it('shows formulas as they were written if it is false', async () => {
    const { read } = await buildDocsSite({ config: { styling: { latex: false } }, pages: { a: 'Is $a^2$ more?\n' } })
    expect(read('a.html')).toContain('<p>Is $a^2$ more?</p>')
  })
})

describe('a language that is no language tag', () => {
  it.each(['', 'english!', '-'])('is shown without a locale: %j', async (language) => {
    const navigation = {
      languages: [
        { language: 'en', pages: ['a'] },
        { language, pages: ['b'] },
      ],
    }
    const { read, diagnostics } = await buildDocsSite({ config: { navigation }, pages: { a: 'A', b: 'B' } })
    expect(read('b.html')).toContain('<html lang="en"')
    expect(diagnostics).toContainEqual(expect.objectContaining({ severity: 'error', file: 'docs.json' }))
  })
})
