import { describe, expect, it } from 'vitest'
import { createMemoryOutput, createMemorySource } from '../../test/in-memory-folders.ts'
import { createSourceHashes } from '../site/index.ts'
import { buildDocsSite } from './testing/build-docs-site.ts'
import { packageData } from './testing/create-test-io.ts'
import { writeSite } from './write-site.ts'

const SITE_URL = 'https://acme.example'

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`

const PAGES = {
  a: page('A'),
  only: page('Only'),
  excluded: page('Excluded'),
  'fr/a': page('A'),
  'fr/excluded': page('Excluded', 'noindex: true\n'),
  'cn/a': page('A'),
}

const LANGUAGES = [
  { language: 'fr', pages: ['fr/a', 'fr/excluded'] },
  { language: 'en', default: true, pages: ['a', 'only', 'excluded'] },
  { language: 'cn', pages: ['cn/a'] },
]

const config = { navigation: { languages: LANGUAGES } }

const EXPECTED = [
  ['fr', 'https://acme.example/docs/fr/a.html'],
  ['en', 'https://acme.example/docs/a.html'],
  ['zh-CN', 'https://acme.example/docs/cn/a.html'],
  ['x-default', 'https://acme.example/docs/a.html'],
]

/** The languages in the head of a page: tags and addresses. */
function listLinks(html: string): (string | undefined)[][] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, tag, url]) => [
    tag,
    url,
  ])
}

describe('the links between languages', () => {
  it('list a page in all languages, in each of them, and the default language for all others', async () => {
    const { read } = await buildDocsSite({ config, pages: PAGES, options: { siteUrl: SITE_URL } })
    for (const path of ['a', 'fr/a', 'cn/a']) expect(listLinks(read(`${path}.html`))).toEqual(EXPECTED)
  })

  it('are the same in the sitemap', async () => {
    const { read } = await buildDocsSite({ config, pages: PAGES, options: { siteUrl: SITE_URL } })
    const entries = read('sitemap.xml').split('<url>').slice(1)
    const links = entries.map((entry) =>
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, url]) => [tag, url]),
    )
    expect(links).toHaveLength(5)
    expect(links.filter((list) => list.length > 0)).toEqual([EXPECTED, EXPECTED, EXPECTED])
  })

  it('are left out without the URL of the site', async () => {
    const { read } = await buildDocsSite({ config, pages: PAGES })
    expect(listLinks(read('a.html'))).toEqual([])
  })

  it('are left out for pages without a translation that search engines list', async () => {
    const { read } = await buildDocsSite({ config, pages: PAGES, options: { siteUrl: SITE_URL } })
    for (const path of ['only', 'excluded', 'fr/excluded']) expect(listLinks(read(`${path}.html`))).toEqual([])
  })

  it('are the same in a copy of a page at another address', async () => {
    const { read } = await buildDocsSite({ config, pages: PAGES, options: { siteUrl: SITE_URL } })
    expect(listLinks(read('index.html'))).toEqual(EXPECTED)
  })

  it('work for the versions of mint.json that have a locale, and not for other versions', async () => {
    const build = async (...locales: (string | undefined)[]) => {
      const versions = locales.map((locale, index) => ({ name: `v${index}`, locale, default: index === 1 }))
      const navigation = versions.map(({ name: version }) => ({ group: 'G', version, pages: [`${version}/a`] }))
      const mint = JSON.stringify({ name: 'Acme', versions, navigation })
      const source = createMemorySource({ 'mint.json': mint, 'v0/a.mdx': page('A'), 'v1/a.mdx': page('A') })
      const output = createMemoryOutput()
      const io = { source, output, packageData, clock: () => 0, hashFile: createSourceHashes(source) }
      await writeSite({ base: '', siteUrl: SITE_URL }, io)
      return listLinks(output.files.get('v0/a.html') ?? '')
    }
    const toUrl = (path: string) => `${SITE_URL}/${path}.html`
    expect(await build('jp', 'pt-BR')).toEqual([
      ['ja', toUrl('v0/a')],
      ['pt-BR', toUrl('v1/a')],
      ['x-default', toUrl('v1/a')],
    ])
    expect(await build(undefined, undefined)).toEqual([])
    expect(await build('en', 'en')).toEqual([])
  })

  it('leave out languages that are not language tags', async () => {
    const languages = [{ language: '"><script>', pages: ['cn/a'] }, ...LANGUAGES.slice(0, 2)]
    const { read } = await buildDocsSite({
      config: { navigation: { languages } },
      pages: PAGES,
      options: { siteUrl: SITE_URL },
    })
    expect(listLinks(read('a.html')).map(([tag]) => tag)).toEqual(['fr', 'en', 'x-default'])
    expect(read('sitemap.xml')).not.toContain('script')
  })
})
