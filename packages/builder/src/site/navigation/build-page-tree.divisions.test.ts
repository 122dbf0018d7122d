import { describe, expect, it } from 'vitest'
import {
  buildTestTree,
  createTestPage,
  type TestConfig,
  type TreePicture,
  toPicture,
} from './testing/create-test-site.ts'

describe('buildPageTree: tabs and anchors', () => {
  it.each<[name: string, input: TestConfig, picture: TreePicture]>([
    [
      'compares whole segments, and the longest address wins',
      {
        tabs: [
          { name: 'V1', url: '/api/' },
          { name: 'V2', url: 'api/v2' },
        ],
        navigation: [{ group: 'G', pages: ['api', 'api/x', 'api-v2/x', 'api/v2/x', 'api/v20'] }],
      },
      {
        tabs: ['Documentation', 'V1', 'V2'],
        divisions: { '|1|': 'G(api api/x api/v20)', '|0|': 'G(api-v2/x)', '|2|': 'G(api/v2/x)' },
      },
    ],
    [
      'splits a nested group and shows none of its pages twice',
      {
        tabs: [{ name: 'API', url: 'api' }],
        navigation: [
          { group: 'G', pages: ['a', { group: 'N', pages: ['b', 'api/x'] }, { group: 'M', pages: ['api/y'] }] },
        ],
      },
      { tabs: ['Documentation', 'API'], divisions: { '|0|': 'G(a N(b))', '|1|': 'G(N(api/x) M(api/y))' } },
    ],
    [
      'needs no primary tab when every page has one',
      {
        tabs: [
          { name: 'A', url: 'a' },
          { name: 'B', url: 'b' },
        ],
        navigation: [{ group: 'G', pages: ['a/x', 'b/x'] }],
      },
      { tabs: ['A', 'B'], divisions: { '|0|': 'G(a/x)', '|1|': 'G(b/x)' } },
    ],
    [
      'draws no tabs when none has pages',
      { tabs: [{ name: 'Empty', url: 'content' }], navigation: [{ group: 'G', pages: ['a'] }] },
      { divisions: { '||': 'G(a)' } },
    ],
    [
      'lets links to other sites divide nothing',
      {
        tabs: [{ name: 'Blog', url: 'https://example.com' }],
        anchors: [{ name: 'Mail', url: 'mailto:a@example.com' }],
        topAnchor: { name: 'Home' },
        navigation: [{ group: 'G', pages: ['a'] }],
      },
      { tabs: ['Blog'], anchors: ['Mail'], divisions: { '||': 'G(a)' } },
    ],
    [
      'divides by tab and by anchor at once',
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
        divisions: { '|0|0': 'G(a)', '|1|0': 'G(examples/x)', '|0|2': 'G(api/x)' },
      },
    ],
    [
      'gives everything to the address of the root',
      {
        tabs: [
          { name: 'Docs', url: '/' },
          { name: 'API', url: 'api' },
        ],
        navigation: [{ group: 'G', pages: ['a', 'api/x'] }],
      },
      { tabs: ['Docs', 'API'], divisions: { '|0|': 'G(a)', '|1|': 'G(api/x)' } },
    ],
  ])('%s', (_name, input, picture) => {
    const paths = ['a', 'b', 'a/x', 'b/x', 'api', 'api/x', 'api/y', 'api-v2/x', 'api/v2/x', 'api/v20', 'examples/x']
    expect(toPicture(buildTestTree(input, paths).tree)).toEqual(picture)
  })

  it('carries over how links look', () => {
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
    expect(tree.tabs).toEqual([
      { name: 'Home', isDefaultHidden: true },
      { name: 'API', isDefaultHidden: true },
    ])
    expect(tree.anchors).toEqual([
      { name: 'Top', icon: 'house', iconType: 'solid', isDefaultHidden: false },
      { name: 'API', icon: 'code', iconType: 'duotone', color, isDefaultHidden: false },
      { name: 'Chat', icon: 'slack', iconType: 'brands', href: 'https://example.com', isDefaultHidden: false },
    ])
  })

  it('follows an address without pages out of the site', () => {
    const { tree, diagnostics } = buildTestTree(
      {
        anchors: [{ name: 'Chat', url: '/chat' }],
        redirects: [{ source: '/chat', destination: 'https://chat.example.com' }],
        navigation: [{ group: 'G', pages: ['a'] }],
      },
      ['a'],
    )
    expect(tree.anchors).toMatchObject([{ name: 'Chat', href: 'https://chat.example.com' }])
    expect(diagnostics).toEqual([])
  })

  it('finds the first page of a tab, and the division of a page that is not listed', () => {
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
    expect(tree.findFirstPage({ tab: 1 })).toBe(getPage('api/x'))
    expect(tree.findFirstPage({})).toBe(getPage('api/v2/x'))
    expect(tree.findFirstPage({ tab: 9 })).toBeUndefined()
    expect(['api/secret', 'api', 'secret'].map((path) => tree.findDivision(getPage(path)).tab)).toEqual([1, 1, 0])
  })
})

describe('buildPageTree: versions', () => {
  const versions = ['v2', { name: 'v1', default: true as const }, { name: 'v0', url: 'https://v0.example.com' }]

  it('shows the default version first, and groups without a version in each', () => {
    const navigation = [
      { group: 'All', pages: ['a'] },
      { group: 'New', version: 'v2', pages: ['b', { group: 'Old', version: 'v1', pages: ['c'] }] },
    ]
    const { tree, getPage } = buildTestTree({ versions, navigation }, ['a', 'b', createTestPage('c')])
    expect(toPicture(tree)).toEqual({ divisions: { '1||': 'All(a) New(Old(c))', '0||': 'All(a) New(b)' } })
    expect(tree.versions).toEqual([{ name: 'v2' }, { name: 'v1' }, { name: 'v0', href: 'https://v0.example.com' }])
    expect(tree.findDivision(getPage('a')).version).toBe(1)
    expect(tree.findFirstPage({ version: 0 })).toBe(getPage('a'))
  })

  it('obeys the version of a page before that of its group', () => {
    const navigation = [{ group: 'G', version: 'v2', pages: ['a', 'b'] }]
    const { tree } = buildTestTree({ versions, navigation }, ['a', createTestPage('b', 'version: v1')])
    expect(toPicture(tree)).toEqual({ divisions: { '1||': 'G(b)', '0||': 'G(a)' } })
  })

  it('lets two versions have a tab of the same address', () => {
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
    expect(toPicture(tree)).toEqual({ tabs: ['API 1', 'API 2'], divisions: { '0|1|': 'G(api/x)', '1|0|': 'G(api/x)' } })
  })

  it('finds the version of a page that is not listed by its folder', () => {
    const navigation = [
      { group: 'New', version: 'v2', pages: ['v2/a'] },
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
    ]
    const pages = ['v2/a', 'v1/a', 'v1/b/secret', 'v2/secret', 'secret', createTestPage('x', 'version: v1')]
    const { tree, getPage } = buildTestTree({ versions: ['v2', 'v1'], navigation }, pages)
    const found = ['v1/b/secret', 'v2/secret', 'secret', 'x'].map((path) => tree.findDivision(getPage(path)).version)
    expect(found).toEqual([1, 0, 0, 1])
  })
})
