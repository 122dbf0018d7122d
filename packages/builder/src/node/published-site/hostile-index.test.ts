import { describe, expect, it } from 'vitest'
import { createPublishedSite } from './create-published-site.ts'
import { type PublishedFiles, PublishedSiteError } from './published-files.ts'

const VOCABULARY = {
  words: '',
  postings: [[0, 'p']],
  titles: [[0, 't']],
  pages: '!',
  divisions: '',
  names: [],
  namesOf: '',
  methods: [],
  methodsOf: '',
  suggested: [],
  boosts: [],
}

/** Opens a site whose index consists of these files. */
function open(files: Record<string, unknown>, base = '') {
  const all: Record<string, unknown> = {
    'manifest.json': { indexes: [{ name: '', folder: 'f' }], divisions: [] },
    'f/words.json': VOCABULARY,
    'titles-t.json': [['/docs/a.html', 'A', []]],
    ...files,
  }
  const source: PublishedFiles = {
    base,
    isLocal: true,
    readText: async (path) => {
      const value = all[path.replace('_spearmint/search/', '')]
      return typeof value === 'string' || value === undefined ? value : JSON.stringify(value)
    },
  }
  return createPublishedSite(source)
}

describe('createPublishedSite', () => {
  it.each<[string, Record<string, unknown>]>([
    ['is missing', { 'manifest.json': undefined }],
    ['is not JSON', { 'manifest.json': '<html>' }],
    ['is empty', { 'manifest.json': { indexes: [] } }],
    ['is a list', { 'manifest.json': [] }],
    ['leads out of its folder', { 'manifest.json': { indexes: [{ name: '', folder: '../..' }] } }],
  ])('rejects a list of indexes that %s', async (_name, files) => {
    await expect(open(files)).rejects.toThrow(PublishedSiteError)
  })

  it.each<[string, Record<string, unknown>]>([
    ['claims 10^12 headings', { 'f/words.json': { ...VOCABULARY, pages: '~~~~~~~!' } }],
    ['claims many pages with many headings', { 'f/words.json': { ...VOCABULARY, pages: '~~~!'.repeat(10_000) } }],
    ['is a list', { 'f/words.json': [] }],
    ['is null', { 'f/words.json': 'null' }],
    ['was built by an earlier version', { 'f/words.json': { ...VOCABULARY, titles: [0] } }],
    ['is missing', { 'f/words.json': undefined }],
  ])('rejects an index that %s', async (_name, files) => {
    const site = await open(files)
    await expect(site.loadEdition()).rejects.toThrow()
  })

  it.each(['../../secret', '/secret', 'a/b/c', ''])('reads no file outside the search, such as %j', async (hash) => {
    const words = { ...VOCABULARY, titles: [[0, `x/${hash}`]] }
    const edition = await (await open({ 'f/words.json': words })).loadEdition()
    await expect(edition.listPages()).rejects.toThrow('invalid')
  })

  it.each<[string, unknown]>([
    ['null', 'null'],
    ['numbers', [1]],
    ['pages without a list', [['/a.html', 'A', 1]]],
    ['headings without a text', [['/a.html', 'A', [[1, 2]]]]],
  ])('has no page, or an error, if the titles are %s', async (_name, titles) => {
    const edition = await (await open({ 'titles-t.json': titles })).loadEdition()
    const pages = await edition.listPages().catch(() => [])
    expect(pages).toEqual([])
  })

  it('finds pages of a site below a base, and no others', async () => {
    const site = await open({ 'llms.txt': '# Acme\n\n- [A](https://docs.example.com/docs/a.md)\n' }, '/docs')
    expect(site.name).toBe('Acme')
    expect(site.home).toBe('https://docs.example.com/docs/')
    for (const address of ['/docs/a.html', '/docs/a', '/a', 'a.md', 'a/', 'https://docs.example.com/docs/a']) {
      expect([address, site.findKey(address)]).toEqual([address, 'a'])
    }
    expect(site.findKey('https://evil.example/docs/a')).toBeUndefined()
    expect(site.findKey('/%zz')).toBeUndefined()
    expect(site.toUrl('/docs/a.html')).toBe('https://docs.example.com/docs/a.html')
  })

  it('reads dates from the sitemap', async () => {
    const entry = '<url><loc>https://docs.example.com/a.html</loc><lastmod>2026-03-04T05:06:07Z</lastmod></url>'
    const site = await open({
      'sitemap.xml': `<urlset>${entry}<url><loc>https://docs.example.com/b</loc></url></urlset>`,
      'llms.txt': '# Acme\n\n- [A](https://docs.example.com/a.md)\n',
    })
    expect(await site.findDate('/a.html')).toBe('2026-03-04')
    expect(await site.findDate('/b')).toBeUndefined()
  })
})
