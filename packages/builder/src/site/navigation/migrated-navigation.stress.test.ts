import { readFileSync } from 'node:fs'
import { type MigrationPages, migrateConfig, type NavigationGroup, parseSiteConfig } from '@spearmint/config'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../core/index.ts'
import { buildPageTree } from './build-page-tree.ts'
import { createPageIndex } from './create-page-index.ts'
import { listNavigationPages } from './list-navigation-pages.ts'
import { createTestConfig, createTestPage, type TestConfig } from './testing/create-test-site.ts'
import { toReaderView } from './testing/to-reader-view.ts'

const SEGMENTS = ['a', 'b', 'api', 'v1', 'index']
const path = fc
  .array(fc.constantFrom(...SEGMENTS), { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join('/'))
const version = fc.option(fc.constantFrom('v1', 'v2', 'v3', 'old'), { nil: undefined })
const color = fc.constantFrom(undefined, '#ff0000', { from: '#ff0000', to: '#0000ff' })

const link = fc
  .record({
    name: fc.constantFrom('One', 'Two', 'Three'),
    url: fc.oneof(path, path, fc.constantFrom('https://example.com', '/moved', 'mailto:a@b.c')),
    version,
    isDefaultHidden: fc.constantFrom(undefined, undefined, false, true),
  })
  .map(dropUndefined)
const anchor = fc
  .tuple(link, fc.record({ icon: fc.constantFrom(undefined, 'leaf', 'fa-leaf'), color }))
  .map(([one, look]) => ({ ...one, ...dropUndefined(look) }))

const { group } = fc.letrec<{ group: NavigationGroup }>((tie) => ({
  group: fc
    .record({
      group: fc.constantFrom('G', 'H', ''),
      version,
      icon: fc.constantFrom(undefined, 'leaf'),
      pages: fc.array(fc.oneof(path, path, path, tie('group')), { minLength: 1, maxLength: 4 }),
    })
    .map((one) => dropUndefined(one) as NavigationGroup),
}))

const versions = fc.constantFrom<unknown[]>(
  [],
  [],
  ['v1', 'v2'],
  ['v1', { name: 'v2', default: true }, { name: 'old', url: 'https://old.example.com' }],
  [
    { name: 'v1', locale: 'en' },
    { name: 'v2', locale: 'fr' },
  ],
  [{ name: 'old', url: 'https://old.example.com' }],
)

/** A page that is hidden in one version and visible in another is shown in the visible one by docs.json. */
function withoutHidden<Link extends object>(links: Link[]): Link[] {
  return links.map((one) => ({ ...one, isDefaultHidden: false }))
}

const site = fc.record({
  config: fc
    .record({
      name: fc.constant('Test'),
      navigation: fc.array(group, { minLength: 1, maxLength: 4 }),
      tabs: fc.array(link, { maxLength: 3 }),
      anchors: fc.array(anchor, { maxLength: 3 }),
      versions,
      redirects: fc.constant([{ source: '/moved', destination: 'https://moved.example.com' }]),
    })
    .map((config) =>
      config.versions.length === 0
        ? config
        : { ...config, tabs: withoutHidden(config.tabs), anchors: withoutHidden(config.anchors) },
    ),
  pages: fc
    .dictionary(path, fc.constantFrom('', '', '', '', 'version: v1', 'hidden: true'))
    .map((frontmatters) => Object.entries(frontmatters).map(([name, yaml]) => createTestPage(name, yaml))),
})

const CASES = readFileSync(new URL('fixtures/nav-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): { id: string; input: TestConfig } => JSON.parse(line))

describe('migrateConfig', () => {
  it.each(CASES)('gives a docs.json with the same navigation for a recorded one: $id', ({ input }) => {
    const pages = [...new Set(listNavigationPages(createTestConfig(input)))].map((path) => createTestPage(path))
    const text = JSON.stringify({ name: 'Test', ...input })
    const migrated = migrateConfig(text, { pages: toMigrationPages(pages) })
    const before = readView(text, 'mint.json', pages)
    expect(readView(migrated.text, 'docs.json', pages)).toEqual(before)
  })

  it('gives a docs.json with which readers see the same navigation on every page', () => {
    fc.assert(
      fc.property(site, ({ config, pages }) => {
        const text = JSON.stringify(config)
        const migrated = migrateConfig(text, { pages: toMigrationPages(pages) })
        const [before, after] = [readView(text, 'mint.json', pages), readView(migrated.text, 'docs.json', pages)]
        fc.pre(before.home !== undefined)
        const hasOtherHome = migrated.diagnostics.some(({ message }) => message.startsWith('The home page is now'))
        const hasIndex = pages.some(({ permalink }) => permalink === '/')
        expect(after).toEqual({ ...before, home: hasIndex || hasOtherHome ? after.home : before.home })
        if (hasOtherHome) expect(after.home).not.toBe(before.home)
      }),
      { numRuns: process.env.SPEARMINT_FULL === '1' ? 10_000 : 60 },
    )
  }, 120_000)
})

function readView(text = '', file: string, pages: readonly Page[]) {
  const { config } = parseSiteConfig(text, { file })
  if (config === undefined) throw new Error(text)
  return toReaderView(buildPageTree(config, pages).tree, pages)
}

function toMigrationPages(pages: readonly Page[]): MigrationPages {
  const index = createPageIndex(pages)
  return {
    hasApi: false,
    find(name) {
      const page = index.find(name)
      if (page === undefined) return undefined
      const { version: named, hidden, url } = page.frontmatter
      return {
        path: page.path,
        permalink: page.permalink,
        ...(named !== undefined && { version: named }),
        isHidden: hidden,
        isLink: url !== undefined,
      }
    },
  }
}

function dropUndefined(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
