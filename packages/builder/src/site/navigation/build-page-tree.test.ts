import { describe, expect, it } from 'vitest'
import type { LocateInConfig } from '../../core/index.ts'
import { buildTestTree, createTestPage, type TestConfig, toTreeOutline } from './testing/create-test-site.ts'

describe('buildPageTree', () => {
  it('preserves the order of groups, nested groups and pages', () => {
    const navigation = [
      { group: 'G', icon: 'star', pages: ['b', { group: 'N', pages: [{ group: '', pages: ['c'] }] }, 'a'] },
      { group: 'H', pages: ['d'] },
    ]
    const { tree, getPage } = buildTestTree({ navigation }, ['a', 'b', 'c', 'd', 'e'])
    expect(toTreeOutline(tree)).toEqual({ divisions: { '': 'G(b N((c)) a) H(d)' } })
    expect(tree.divisions[0]?.groups[0]).toMatchObject({ title: 'G', icon: 'star' })
    expect(tree.divisions[0]?.pages.map(({ path }) => path)).toEqual(['b', 'c', 'a', 'd'])
    expect(tree.findGroups(getPage('c'))).toEqual(['G', 'N'])
    expect(tree.findGroups(getPage('e'))).toEqual([])
    expect(tree.isListed(getPage('e'))).toBe(false)
  })

  it('supports deeply nested groups', () => {
    let pages: TestConfig['navigation'][number]['pages'] = ['a']
    for (let depth = 0; depth < 50; depth++) pages = [{ group: `${depth}`, pages }]
    const { tree, getPage } = buildTestTree({ navigation: [{ group: 'G', pages }] }, ['a'])
    expect(tree.findGroups(getPage('a'))).toHaveLength(51)
  })

  it('leaves out hidden pages and groups without pages', () => {
    const navigation = [{ group: 'G', pages: ['a', { group: 'N', pages: ['secret'] }] }]
    const { tree, getPage, diagnostics } = buildTestTree({ navigation }, [
      'a',
      createTestPage('secret', 'hidden: true'),
    ])
    expect(toTreeOutline(tree)).toEqual({ divisions: { '': 'G(a)' } })
    expect(tree.isListed(getPage('secret'))).toBe(false)
    expect(diagnostics).toEqual([])
  })

  it('shows links to other sites in the sidebar but not in the reading order', () => {
    const link = createTestPage('blog', 'url: https://example.com')
    const { tree, getPage } = buildTestTree({ navigation: [{ group: 'G', pages: ['blog', 'a'] }] }, [link, 'a'])
    expect(toTreeOutline(tree)).toEqual({ divisions: { '': 'G(blog a)' } })
    expect(tree.home).toBe(getPage('a'))
    expect(tree.isListed(getPage('blog'))).toBe(true)
  })

  it('finds a page by its URL', () => {
    const { tree } = buildTestTree({ navigation: [{ group: 'G', pages: ['guides', 'b/index'] }] }, [
      'guides/index',
      'b',
    ])
    expect(toTreeOutline(tree)).toEqual({ divisions: { '': 'G(guides/index b)' } })
  })

  it('returns a deeply frozen tree', () => {
    const { tree } = buildTestTree({ navigation: [{ group: 'G', pages: [{ group: 'N', pages: ['a'] }] }] }, ['a'])
    const [division] = tree.divisions
    const [group] = division?.groups ?? []
    for (const part of [
      tree,
      tree.divisions,
      tree.root.links,
      division,
      division?.pages,
      group,
      group?.items,
      group?.items[0],
    ]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })

  it('has one division without pages if there are no pages', () => {
    const { tree, getPage } = buildTestTree({ navigation: [{ group: 'G', pages: ['gone'] }] }, ['a'])
    expect(tree.divisions).toEqual([tree.root])
    expect(tree.root).toMatchObject({ kind: 'root', id: '', groups: [], pages: [] })
    expect(tree.findDivision(getPage('a'))).toBe(tree.divisions[0])
    expect(tree.home).toBeUndefined()
  })
})

describe('buildPageTree with problems', () => {
  const range = { line: 7, column: 5, endLine: 7, endColumn: 9 }

  it.each<[name: string, input: TestConfig, at: (string | number)[], expected: object]>([
    [
      'a tab whose pages are hidden',
      { tabs: [{ name: 'T', url: 'secret' }], navigation: [{ group: 'G', pages: ['a', 'secret/x'] }] },
      ['tabs', 0, 'url'],
      { code: 'navigation/empty-tab', severity: 'warning' },
    ],
    [
      'an anchor whose pages match another anchor',
      {
        anchors: [
          { name: 'T', url: 'b' },
          { name: 'U', url: 'b/x' },
        ],
        navigation: [{ group: 'G', pages: ['a', 'b/x'] }],
      },
      ['anchors', 0, 'url'],
      { code: 'navigation/empty-anchor', severity: 'warning' },
    ],
    [
      'a page that no version shows',
      {
        versions: ['v2', 'v1'],
        tabs: [{ name: 'B', url: 'b', version: 'v1' }],
        navigation: [
          { group: 'G', pages: ['a'] },
          { group: 'H', version: 'v1', pages: ['b/x'] },
          { group: 'I', version: 'v2', pages: ['b/x'] },
        ],
      },
      ['navigation', 2, 'pages', 0],
      { code: 'navigation/unshown-page', severity: 'warning' },
    ],
  ])('reports %s', (_name, input, at, expected) => {
    const located: unknown[] = []
    const locate: LocateInConfig = (path) => {
      located.push(path)
      return { file: 'mint.json', range, path }
    }
    const secret = createTestPage('secret/x', 'hidden: true')
    const { diagnostics } = buildTestTree(input, ['a', 'b/x', secret], { locate })
    expect(diagnostics).toMatchObject([{ ...expected, ...range, file: 'mint.json' }])
    expect(located).toEqual([at])
  })

  it('shows a tab and a page in every version if their version is not declared', () => {
    const { tree, diagnostics, getPage } = buildTestTree(
      {
        versions: ['v1'],
        tabs: [{ name: 'API', url: 'api', version: 'v9' }],
        navigation: [{ group: 'G', pages: ['a', 'api/x'] }],
      },
      [createTestPage('a', 'version: v8'), 'api/x'],
    )
    expect(toTreeOutline(tree).divisions).toEqual({ 'v1/Documentation': 'G(a)', 'v1/API': 'G(api/x)' })
    const code = 'navigation/unknown-version'
    expect(diagnostics).toMatchObject([
      { code, file: getPage('a').file },
      { code, file: 'mint.json' },
    ])
  })

  it('accepts the version of a page on a site without versions', () => {
    const { diagnostics } = buildTestTree({ navigation: [{ group: 'G', pages: ['a'] }] }, [
      createTestPage('a', 'version: 1.2'),
    ])
    expect(diagnostics).toEqual([])
  })

  it('does not report what the rules of the configuration report', () => {
    const input = {
      tabs: [{ name: 'T', url: 'nope' }],
      navigation: [{ group: 'G', pages: ['a', 'a', 'gone'] }],
    }
    expect(buildTestTree(input, ['a']).diagnostics).toEqual([])
  })

  it('reports the start of the file if the configuration cannot be located', () => {
    const input = { versions: ['v1'], tabs: [{ name: 'T', url: 'a', version: 'v9' }], navigation: [] }
    expect(buildTestTree(input, ['a']).diagnostics).toMatchObject([{ file: 'mint.json', line: 1, column: 1 }])
  })

  it('lists pages at a limited number of positions', () => {
    const input = {
      versions: Array.from({ length: 2_000 }, (_, index) => `v${index}`),
      navigation: [{ group: 'G', pages: Array.from({ length: 700 }, () => 'a') }],
    }
    const { tree, diagnostics } = buildTestTree(input, ['a'])
    expect(diagnostics).toMatchObject([{ code: 'navigation/too-large', severity: 'warning' }])
    expect(tree.divisions.every(({ groups }) => groups[0]?.items.length === 500)).toBe(true)
  })

  it('finds the first page of thousands of versions in linear time', () => {
    const versions = Array.from({ length: 20_000 }, (_, index) => `v${index}`)
    const start = performance.now()
    const { tree, getPage } = buildTestTree({ versions, navigation: [{ group: 'G', pages: ['a'] }] }, ['a'])
    expect(tree.root.divisions.every(({ first }) => first === getPage('a'))).toBe(true)
    expect(performance.now() - start).toBeLessThan(8_000)
  })
})
