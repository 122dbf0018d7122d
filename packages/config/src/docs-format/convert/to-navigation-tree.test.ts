import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from '../../parse-site-config.ts'

function convert(navigation: unknown) {
  const { config } = parseSiteConfig(JSON.stringify({ navigation }), { file: 'docs.json' })
  return config?.navigationTree ?? expect.fail('no navigation')
}

function listPages(...pages: unknown[]) {
  return convert({ pages }).entries.map((entry) => (entry.type === 'group' ? entry.name : entry.page))
}

describe('the navigation of docs.json', () => {
  it.each([
    ['/a', 'a'],
    ['./a', 'a'],
    ['../a', 'a'],
    ['a//b', 'a/b'],
    ['a/', 'a'],
    ['a.mdx', 'a'],
    [' a b ', 'a b'],
    ['a#b', 'a'],
    ['a?b=1', 'a'],
    ['/', 'index'],
    ['x/index', 'x/index'],
  ])('reads the page %j as %j', (written, page) => {
    expect(listPages(written)).toEqual([page])
  })

  it.each([
    ['GET /users', { method: 'GET', target: '/users' }],
    ['openapi.json post /users/{id}', { method: 'POST', target: '/users/{id}', spec: 'openapi.json' }],
    ['webhook user created', { method: 'WEBHOOK', target: 'user created' }],
    ['get started', { method: 'GET', target: 'started', page: 'get started' }],
  ])('reads %j as an operation', (written, expected) => {
    expect(convert({ pages: [written] }).entries).toMatchObject([{ type: 'operation', ...expected }])
  })

  it('skips entries that it cannot use, and keeps the others', () => {
    expect(listPages('a', null, 5, ['b'], '', 'c')).toEqual(['a', 'c'])
  })

  it('keeps divisions and entries of every kind, in the order of the file', () => {
    const tree = convert({
      pages: ['p'],
      tabs: [{ tab: 'T', href: '/t', groups: [{ group: 'G', pages: ['g'] }], tabs: [{ tab: 'Inner', pages: ['i'] }] }],
      groups: [{ group: 'H', groups: [{ group: 'I', pages: ['h'] }] }],
      versions: [{ version: 1 }],
    })
    expect(tree.divisions.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['tab T', 'version 1'])
    expect(tree.divisions[0]).toMatchObject({ href: '/t', entries: [{ name: 'G' }], divisions: [{ name: 'Inner' }] })
    expect(tree.entries).toMatchObject([{ page: 'p' }, { name: 'H', entries: [{ name: 'I' }] }])
  })

  it('reads what a group shows and applies', () => {
    const group = {
      group: 'A',
      icon: { name: 'fa-book', style: 'solid', library: 'fontawesome' },
      root: '/a/',
      tag: 'New',
      expanded: true,
      hidden: true,
      searchable: true,
      boost: 2,
      directory: 'card',
      openapi: { source: 'o.json', directory: '/api/' },
    }
    expect(convert({ groups: [group] }).entries[0]).toEqual({
      type: 'group',
      name: 'A',
      path: ['navigation', 'groups', 0],
      icon: 'book',
      iconType: 'solid',
      iconLibrary: 'fontawesome',
      root: 'a',
      tag: 'New',
      expanded: true,
      isHidden: true,
      searchable: true,
      boost: 2,
      directory: 'card',
      openapi: [{ source: 'o.json', directory: 'api' }],
      asyncapi: [],
      entries: [],
    })
  })

  it.each(['../api', 'a/../b', '_spearmint', '\\\\a'])('ignores the folder %s of generated pages', (directory) => {
    const { divisions } = convert({ tabs: [{ tab: 'A', openapi: { source: 'o.json', directory } }] })
    expect(divisions[0]?.openapi).toEqual([{ source: 'o.json' }])
  })

  it('reads the language tags of aliases', () => {
    const { divisions } = convert({ languages: [{ language: 'cn' }, { language: 'jp' }, { language: 'pt-BR' }] })
    expect(divisions.map(({ locale }) => locale)).toEqual(['zh-Hans', 'ja', 'pt-BR'])
  })

  it('reads what a language replaces, without invalid parts', () => {
    const language = {
      language: 'de',
      banner: { content: 'Neu' },
      navbar: {
        links: [
          { label: 'A', href: '/a' },
          { label: 'B', href: 'b b' },
        ],
      },
      footer: 5,
    }
    const [found] = convert({ languages: [language] }).divisions
    expect(found).toMatchObject({ banner: { content: 'Neu' }, topbarLinks: [{ name: 'A' }], topbarCtaButton: null })
    expect(found?.footer).toBeUndefined()
  })

  it('reads global links of every branch', () => {
    const global = {
      anchors: [{ anchor: 'Chat', href: 'https://a.b', color: { light: '#fff' } }, { anchor: 'No link' }],
    }
    const tree = convert({ global, tabs: [{ tab: 'T', pages: ['a'], global }] })
    const link = { kind: 'anchor', name: 'Chat', href: 'https://a.b', color: { light: '#fff' } }
    expect(tree.globalLinks).toMatchObject([link])
    expect(tree.divisions[0]?.globalLinks).toMatchObject([
      { ...link, path: ['navigation', 'tabs', 0, 'global', 'anchors', 0] },
    ])
  })

  it('takes the groups of a mint.json', () => {
    expect(convert([{ group: 'A', pages: ['a'] }]).entries).toMatchObject([{ name: 'A', entries: [{ page: 'a' }] }])
  })

  it('is empty if there is none', () => {
    expect(convert(null)).toMatchObject({ kind: 'root', divisions: [], entries: [] })
  })
})
