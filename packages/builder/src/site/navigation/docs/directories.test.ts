import { parseSiteConfig } from '@spearmint/config'
import { expect, it } from 'vitest'
import { buildPageTree } from '../build-page-tree.ts'
import { listNavigationPages } from '../list-navigation-pages.ts'
import { createTestPage } from '../testing/create-test-site.ts'

/** The styles in which the groups of a navigation are listed, by group. */
function listStyles(navigation: object): Record<string, string | undefined> {
  const { config } = parseSiteConfig(JSON.stringify({ navigation }), { file: 'docs.json' })
  if (config === undefined) throw new Error('The configuration is not an object.')
  const { tree } = buildPageTree(
    config,
    listNavigationPages(config).map((path) => createTestPage(path)),
  )
  const groups = tree.divisions.flatMap((division) => division.groups)
  return Object.fromEntries(
    groups
      .flatMap((group) => [group, ...group.items])
      .flatMap((item) => (item.type === 'group' ? [[item.title, item.directory]] : [])),
  )
}

it('groups with a page inherit how they are listed, and the nearest setting wins', () => {
  const nested = { group: 'Nested', root: 'nested', pages: ['a'] }
  expect(
    listStyles({
      directory: 'card',
      tabs: [
        { tab: 'One', groups: [{ group: 'Inherited', root: 'one', pages: [nested] }] },
        { tab: 'Two', directory: 'accordion', groups: [{ group: 'Nearest', root: 'two', pages: ['b'] }] },
        { tab: 'Three', groups: [{ group: 'None', root: 'three', directory: 'none', pages: ['c'] }] },
        { tab: 'Four', groups: [{ group: 'Without page', directory: 'card', pages: ['d'] }] },
      ],
    }),
  ).toEqual({ Inherited: 'card', Nested: 'card', Nearest: 'accordion', None: undefined, 'Without page': undefined })
})
