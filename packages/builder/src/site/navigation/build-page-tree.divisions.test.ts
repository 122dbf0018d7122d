import { describe, expect, it } from 'vitest'
import {
  buildTestTree,
  createTestPage,
  findDivisionByName,
  type TestConfig,
  type TreeOutline,
  toTreeOutline,
} from './testing/create-test-site.ts'

describe('buildPageTree with tabs and anchors', () => {
  it.each<[name: string, input: TestConfig, outline: TreeOutline]>([
    [
      'compares whole path segments and prefers the longest URL',
      {
        tabs: [
          { name: 'V1', url: '/api/' },
          { name: 'V2', url: 'api/v2' },
        ],
        navigation: [{ group: 'G', pages: ['api', 'api/x', 'api-v2/x', 'api/v2/x', 'api/v20'] }],
      },
      {
        tabs: ['Documentation', 'V1', 'V2'],
        divisions: { V1: 'G(api api/x api/v20)', Documentation: 'G(api-v2/x)', V2: 'G(api/v2/x)' },
      },
    ],
    [
      'splits a nested group without showing a page twice',
      {
        tabs: [{ name: 'API', url: 'api' }],
        navigation: [
          { group: 'G', pages: ['a', { group: 'N', pages: ['b', 'api/x'] }, { group: 'M', pages: ['api/y'] }] },
        ],
      },
      { tabs: ['Documentation', 'API'], divisions: { Documentation: 'G(a N(b))', API: 'G(N(api/x) M(api/y))' } },
    ],
    [
      'has no primary tab if every page matches a tab',
      {
        tabs: [
          { name: 'A', url: 'a' },
          { name: 'B', url: 'b' },
        ],
        navigation: [{ group: 'G', pages: ['a/x', 'b/x'] }],
      },
      { tabs: ['A', 'B'], divisions: { A: 'G(a/x)', B: 'G(b/x)' } },
    ],
    [
      'has no tabs if none has pages',
      { tabs: [{ name: 'Empty', url: 'content' }], navigation: [{ group: 'G', pages: ['a'] }] },
      { divisions: { '': 'G(a)' } },
    ],
    [
      'does not divide pages by links to other sites',
      {
        tabs: [{ name: 'Blog', url: 'https://example.com' }],
        anchors: [{ name: 'Mail', url: 'mailto:a@example.com' }],
        topAnchor: { name: 'Home' },
        navigation: [{ group: 'G', pages: ['a'] }],
      },
      { tabs: ['Blog'], anchors: ['Mail'], divisions: { '': 'G(a)' } },
    ],
    [
      'divides pages by tab and by anchor',
      {
        tabs: [{ name: 'Examples', url: 'examples' }],
        anchors: [
          { name: 'Chat', url: 'https://example.com' },
          { name: 'API', url: 'api' },
        ],
        navigation: [{ group: 'G', pages: ['a', 'examples/x', 'api/x'] }],
      },
      {
        tabs: ['Documentation', 'Examples'],
        anchors: ['Documentation', 'Chat', 'API'],
        divisions: {
          'Documentation/Documentation': 'G(a)',
          'Examples/Documentation': 'G(examples/x)',
          'Documentation/API': 'G(api/x)',
        },
      },
    ],
    [
      'matches every page with the URL of the root',
      {
        tabs: [
          { name: 'Docs', url: '/' },
          { name: 'API', url: 'api' },
        ],
        navigation: [{ group: 'G', pages: ['a', 'api/x'] }],
      },
      { tabs: ['Docs', 'API'], divisions: { Docs: 'G(a)', API: 'G(api/x)' } },
    ],
  ])('%s', (_name, input, outline) => {
    const paths = ['a', 'b', 'a/x', 'b/x', 'api', 'api/x', 'api/y', 'api-v2/x', 'api/v2/x', 'api/v20', 'examples/x']
    expect(toTreeOutline(buildTestTree(input, paths).tree)).toEqual(outline)
  })

  it('preserves the appearance of links', () => {
    const color = { from: '#ff0000', to: '#00ff00' }
    const { tree } = buildTestTree(
      {
        primaryTab: { name: 'Home', isDefaultHidden: true },
        tabs: [{ name: 'API', url: 'api', isDefaultHidden: true }],
        topAnchor: { name: 'Top', icon: 'house', iconType: 'solid' },
        anchors: [
          { name: 'API', url: 'api', icon: 'code', color },
          { name: 'Chat', url: 'https://example.com', icon: 'slack', iconType: 'brands' },
        ],
        navigation: [{ group: 'G', pages: ['a', 'api/x'] }],
      },
      ['a', 'api/x'],
    )
    const [home, api] = tree.root.divisions
    expect(tree.root.divisions).toMatchObject([
      { kind: 'tab', name: 'Home', isHidden: true },
      { kind: 'tab', name: 'API', isHidden: true },
    ])
    expect(home?.divisions).toMatchObject([
      { kind: 'anchor', name: 'Top', icon: 'house', iconType: 'solid', isHidden: false },
      { kind: 'anchor', name: 'API', icon: 'code', iconType: 'duotone', color, isHidden: false },
      { kind: 'anchor', name: 'Chat', icon: 'slack', iconType: 'brands', href: 'https://example.com', isHidden: false },
    ])
    // The sidebar lists all anchors in every tab.
    expect(api?.divisions.map(({ name, first }) => [name, first?.path])).toEqual([
      ['Top', 'a'],
      ['API', 'api/x'],
      ['Chat', undefined],
    ])
  })

  it('follows a redirect to another site', () => {
    const { tree, diagnostics } = buildTestTree(
      {
        anchors: [{ name: 'Chat', url: '/chat' }],
        redirects: [{ source: '/chat', destination: 'https://chat.example.com' }],
        navigation: [{ group: 'G', pages: ['a'] }],
      },
      ['a'],
    )
    expect(tree.root.links).toMatchObject([{ kind: 'anchor', name: 'Chat', href: 'https://chat.example.com' }])
    expect(diagnostics).toEqual([])
  })

  it('finds the first page of a tab and the division of an unlisted page', () => {
    const { tree, getPage } = buildTestTree(
      {
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'V2', url: 'api/v2' },
        ],
        navigation: [{ group: 'G', pages: ['api/v2/x', 'a', 'api/x'] }],
      },
      ['api/v2/x', 'a', 'api/x', 'api/secret', 'api', 'secret'],
    )
    expect(findDivisionByName(tree, 'API')?.first).toBe(getPage('api/x'))
    expect(tree.home).toBe(getPage('api/v2/x'))
    const found = ['api/secret', 'api', 'secret'].map((path) => tree.findDivision(getPage(path)).name)
    expect(found).toEqual(['API', 'API', 'Documentation'])
  })
})

describe('buildPageTree with versions', () => {
  const versions = ['v2', { name: 'v1', default: true as const }, { name: 'v0', url: 'https://v0.example.com' }]

  it('shows the default version first and groups without a version in all versions', () => {
    const navigation = [
      { group: 'All', pages: ['a'] },
      { group: 'New', version: 'v2', pages: ['b', { group: 'Old', version: 'v1', pages: ['c'] }] },
    ]
    const { tree, getPage } = buildTestTree({ versions, navigation }, ['a', 'b', createTestPage('c')])
    expect(toTreeOutline(tree)).toEqual({ divisions: { v1: 'All(a) New(Old(c))', v2: 'All(a) New(b)' } })
    expect(tree.root.divisions).toMatchObject([
      { kind: 'version', name: 'v2', isDefault: false },
      { kind: 'version', name: 'v1', isDefault: true },
      { kind: 'version', name: 'v0', isDefault: false, href: 'https://v0.example.com' },
    ])
    expect(tree.findDivision(getPage('a')).name).toBe('v1')
    expect(findDivisionByName(tree, 'v2')?.first).toBe(getPage('a'))
  })

  it('prefers the version of a page to that of its group', () => {
    const navigation = [{ group: 'G', version: 'v2', pages: ['a', 'b'] }]
    const { tree } = buildTestTree({ versions, navigation }, ['a', createTestPage('b', 'version: v1')])
    expect(toTreeOutline(tree)).toEqual({ divisions: { v1: 'G(b)', v2: 'G(a)' } })
  })

  it('allows tabs with the same URL in two versions', () => {
    const { tree } = buildTestTree(
      {
        versions: ['v2', 'v1'],
        tabs: [
          { name: 'API 1', url: 'api', version: 'v1' },
          { name: 'API 2', url: 'api', version: 'v2' },
        ],
        navigation: [{ group: 'G', pages: ['api/x'] }],
      },
      ['api/x'],
    )
    expect(toTreeOutline(tree)).toEqual({
      tabs: ['API 2', 'API 1'],
      divisions: { 'v2/API 2': 'G(api/x)', 'v1/API 1': 'G(api/x)' },
    })
  })

  it('finds the version of an unlisted page by its folder', () => {
    const navigation = [
      { group: 'New', version: 'v2', pages: ['v2/a'] },
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
    ]
    const pages = ['v2/a', 'v1/a', 'v1/b/secret', 'v2/secret', 'secret', createTestPage('x', 'version: v1')]
    const { tree, getPage } = buildTestTree({ versions: ['v2', 'v1'], navigation }, pages)
    const found = ['v1/b/secret', 'v2/secret', 'secret', 'x'].map((path) => tree.findDivision(getPage(path)).name)
    expect(found).toEqual(['v1', 'v2', 'v2', 'v1'])
  })
})
