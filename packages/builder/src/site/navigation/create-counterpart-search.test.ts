import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/index.ts'
import {
  buildTestTree,
  createTestPage,
  findDivisionByName,
  type TestConfig,
  type TestTree,
} from './testing/create-test-site.ts'

function group(version: string | undefined, ...pages: string[]): TestConfig['navigation'][number] {
  return { group: 'G', pages, ...(version !== undefined && { version }) }
}

/** The path of the counterpart in a version. */
function findPath({ tree }: TestTree, page: Page | undefined, version = ''): string | undefined {
  const division = findDivisionByName(tree, version)
  return division && tree.findCounterpart(page, division)?.path
}

describe('findCounterpart', () => {
  it.each<[string, { versions: string[]; groups: ReturnType<typeof group>[]; from: string; to: string }]>([
    [
      'in the folder of the version',
      {
        versions: ['v2', 'v1'],
        groups: [group('v2', 'v2/a', 'v2/b/c'), group('v1', 'v1/a', 'v1/b/c')],
        from: 'v2/b/c',
        to: 'v1/b/c',
      },
    ],
    [
      'in a nested folder of the version',
      {
        versions: ['2.0', '1.0'],
        groups: [group('2.0', 'api/v2.0/x', 'docs/v2.0/y'), group('1.0', 'api/v1.0/x', 'docs/v1.0/y')],
        from: 'docs/v2.0/y',
        to: 'docs/v1.0/y',
      },
    ],
    [
      'in a folder with another name',
      {
        versions: ['New', 'Old'],
        groups: [group('New', 'guides/a', 'guides/b'), group('Old', 'legacy/a', 'legacy/b')],
        from: 'guides/b',
        to: 'legacy/b',
      },
    ],
    [
      'if the newest version is at the root',
      {
        versions: ['v2', 'v1'],
        groups: [group('v2', 'a', 'b/c'), group('v1', 'v1/a', 'v1/b/c')],
        from: 'b/c',
        to: 'v1/b/c',
      },
    ],
    [
      'or else the first page of the version',
      {
        versions: ['v2', 'v1'],
        groups: [group('v2', 'v2/a', 'v2/new'), group('v1', 'v1/a')],
        from: 'v2/new',
        to: 'v1/a',
      },
    ],
    [
      'or else the first page that only the version shows',
      {
        versions: ['v2', 'v1'],
        groups: [group(undefined, 'shared'), group('v2', 'v2/a'), group('v1', 'v1/a')],
        from: 'shared',
        to: 'v1/a',
      },
    ],
  ])('finds the counterpart %s', (_, { versions, groups, from, to }) => {
    const paths = [...new Set(groups.flatMap(({ pages }) => pages as string[]))]
    const site = buildTestTree({ versions, navigation: groups }, paths)
    expect(findPath(site, site.getPage(from), versions[1])).toBe(to)
    expect(findPath(site, site.getPage(from), versions[0])).toBe(from)
    expect(findPath(site, undefined, versions[1])).toBe(groups.at(-1)?.pages[0])
  })

  it('compares titles if paths have nothing in common', () => {
    const site = buildTestTree(
      { versions: ['v2', 'v1'], navigation: [group('v2', 'x', 'begin'), group('v1', 'old/y', 'old/quickstart')] },
      [
        'x',
        createTestPage('begin', 'title: Quick start'),
        'old/y',
        createTestPage('old/quickstart', 'title: Quick Start'),
      ],
    )
    expect(findPath(site, site.getPage('begin'), 'v1')).toBe('old/quickstart')
  })

  it('finds nothing in a version on another site', () => {
    const versions = ['v2', { name: 'v1', url: 'https://v1.example.com' }]
    const site = buildTestTree({ versions, navigation: [group(undefined, 'a')] }, ['a'])
    expect(findDivisionByName(site.tree, 'v1')?.href).toBe('https://v1.example.com')
    expect(findPath(site, site.getPage('a'), 'v1')).toBeUndefined()
  })
})
