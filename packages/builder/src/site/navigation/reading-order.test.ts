import { describe, expect, it } from 'vitest'
import { createPagination } from './reading-order.ts'
import { buildTestTree, createTestPage } from './testing/create-test-site.ts'

describe('createPagination', () => {
  const { tree, getPage } = buildTestTree(
    {
      versions: ['v2', 'v1'],
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'All', pages: ['a', 'blog'] },
        { group: 'New', version: 'v2', pages: [{ group: 'N', pages: ['b'] }, 'api/x', 'a'] },
        { group: 'Old', version: 'v1', pages: ['c'] },
        { group: 'More', version: 'v2', pages: ['d', 'api/y'] },
      ],
    },
    ['a', 'b', 'c', 'd', 'api/x', 'api/y', 'secret', createTestPage('blog', 'url: https://example.com')],
  )
  const pagination = createPagination(tree)

  it.each<[path: string, previous: string | undefined, next: string | undefined, why: string]>([
    [
      'a',
      undefined,
      'b',
      'the first page, followed by one in a nested group, without its second entry and links to other sites',
    ],
    ['b', 'a', 'd', 'across groups, but not into another tab or version'],
    ['d', 'b', undefined, 'the last page'],
    ['api/x', undefined, 'api/y', 'inside a tab'],
    ['c', 'a', undefined, 'follows a page that all versions share'],
    ['secret', undefined, undefined, 'outside the navigation'],
    ['blog', undefined, undefined, 'a link'],
  ])('returns the neighbors of %s: %s and %s (%s)', (path, previous, next) => {
    const found = pagination.toNeighbors(getPage(path))
    expect([found.previous?.path, found.next?.path]).toEqual([previous, next])
  })
})
