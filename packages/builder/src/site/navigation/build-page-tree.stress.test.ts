import type { NavigationGroup } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Division, listDivisionPath, type Page } from '../../core/index.ts'
import { buildPageTree } from './build-page-tree.ts'
import { createPagination } from './reading-order.ts'
import { createTestConfig, createTestPage } from './testing/create-test-site.ts'

const SEGMENTS = ['a', 'b', 'api', 'v1', 'v2']
const VERSIONS = ['v1', 'v2']

const path = fc
  .array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'))
const version = fc.constantFrom(undefined, ...VERSIONS)
const link = fc.record({
  name: fc.constantFrom('One', 'Two'),
  url: fc.oneof(path, fc.constant('https://example.com')),
})

const { group } = fc.letrec<{ group: NavigationGroup }>((tie) => ({
  group: fc
    .record({
      group: fc.constantFrom('G', 'H', ''),
      version,
      pages: fc.array(fc.oneof(path, path, tie('group')), { minLength: 1, maxLength: 4 }),
    })
    .map(({ version: named, ...rest }) => ({ ...rest, ...(named !== undefined && { version: named }) })),
}))

/** A configuration and the pages that exist, hidden and versioned ones among them. */
const site = fc
  .record({
    navigation: fc.array(group, { minLength: 1, maxLength: 4 }),
    tabs: fc.array(link, { maxLength: 3 }),
    anchors: fc.array(link, { maxLength: 3 }),
    versions: fc.constantFrom([], VERSIONS),
    frontmatters: fc.dictionary(
      path,
      fc.constantFrom('', '', '', 'hidden: true', 'version: v1', 'url: https://example.com'),
    ),
  })
  .map(({ navigation, frontmatters, ...rest }) => ({
    config: { ...createTestConfig({ navigation: [{ group: 'G', pages: ['a'] }], ...rest }), navigation },
    pages: Object.entries(frontmatters).map(([name, yaml]) => createTestPage(name, yaml)),
  }))

function listNames(groups: readonly NavigationGroup[]): string[] {
  return groups.flatMap(({ pages }) => pages.flatMap((page) => (typeof page === 'string' ? page : listNames([page]))))
}

function listShown(groups: Division['groups']): Page[] {
  return groups.flatMap(({ items }) => items.flatMap((item) => (item.type === 'page' ? item.page : listShown([item]))))
}

describe('buildPageTree for any navigation', () => {
  it('shows or reports every listed page that exists and is not hidden', () => {
    fc.assert(
      fc.property(site, ({ config, pages }) => {
        const { tree, diagnostics } = buildPageTree(config, pages)
        const listed = new Set(listNames(config.navigation))
        for (const page of pages) {
          const isUnshown = diagnostics.some(
            ({ code, message }) => code === 'navigation/unshown-page' && message.includes(`"${page.path}"`),
          )
          const isExpected = listed.has(page.path) && !page.frontmatter.hidden
          expect(tree.isListed(page) || isUnshown).toBe(isExpected)
          expect(tree.divisions).toContain(tree.findDivision(page))
        }
      }),
    )
  })

  it('returns divisions in one version, tab and anchor, with each page once', () => {
    fc.assert(
      fc.property(site, ({ config, pages }) => {
        const { divisions, home } = buildPageTree(config, pages).tree
        expect(new Set(divisions.map(({ id }) => id)).size).toBe(divisions.length)
        for (const division of divisions) {
          const shown = listShown(division.groups)
          const path = listDivisionPath(division)
          const version = path.find(({ kind }) => kind === 'version')?.name
          expect(division.pages).toEqual([...new Set(shown)].filter((page) => page.frontmatter.url === undefined))
          for (const page of shown) {
            const named = page.frontmatter.version
            if (named !== undefined && version !== undefined) expect(version).toBe(named)
          }
          const kinds = path.map(({ kind }) => kind)
          expect(kinds).toEqual(
            ['root', 'version', 'tab', 'anchor'].filter((kind) => kinds.some((one) => one === kind)),
          )
          // A link to another site does not contain pages.
          for (const [index, around] of path.entries()) {
            expect(around.href).toBeUndefined()
            if (index > 0) expect(path[index - 1]?.divisions).toContain(around)
            if (division.pages.length > 0) expect(around.first).toBeDefined()
          }
        }
        expect(home).toBe(divisions.find((division) => division.pages.length > 0)?.pages[0])
      }),
    )
  })

  it('links each page of a division to the previous and the next one', () => {
    fc.assert(
      fc.property(site, ({ config, pages }) => {
        const { tree } = buildPageTree(config, pages)
        const { toNeighbors } = createPagination(tree)
        const [{ pages: read } = { pages: [] }] = tree.divisions
        for (const [index, page] of read.entries()) {
          expect(toNeighbors(page)).toEqual({
            ...(read[index - 1] && { previous: read[index - 1] }),
            ...(read[index + 1] && { next: read[index + 1] }),
          })
        }
      }),
    )
  })
})

/** Builds a site with many pages and counts how often the path of a page is read. */
function countReads(size: number): number {
  let reads = 0
  const names = Array.from(
    { length: size },
    (_, index) => `${index % 2 === 0 ? 'api' : 'guides'}/s${index % 100}/p${index}`,
  )
  const pages = names.map((name) => {
    const page = createTestPage(name)
    return Object.defineProperty(page, 'path', {
      get: () => {
        reads++
        return name
      },
    })
  })
  const listed = names.map((name, index) => (index % 10 === 0 ? `${name}-gone` : name))
  const navigation = Array.from({ length: 100 }, (_, index) => ({
    group: `G${index}`,
    pages: listed.slice((index * size) / 100, ((index + 1) * size) / 100),
  }))
  const config = createTestConfig({ tabs: [{ name: 'API', url: 'api' }], navigation })
  const { tree } = buildPageTree(config, pages)
  const { toNeighbors } = createPagination(tree)
  for (const page of pages) {
    tree.findDivision(page)
    toNeighbors(page)
  }
  return reads
}

describe('the work of buildPageTree', () => {
  it('grows linearly with the number of pages', () => {
    const small = countReads(2_000)
    expect(countReads(20_000)).toBeLessThan(small * 10.5)
    expect(small).toBeLessThan(2_000 * 20)
  })
})
