import { readFileSync } from 'node:fs'
import { parseSiteConfig } from '@spearmint/config'
import { describe, expect, it } from 'vitest'
import {
  type Division,
  type DivisionKind,
  type DivisionLink,
  listDivisionPath,
  type Page,
  type PageTree,
  type SidebarItem,
} from '../../core/index.ts'
import { buildPageTree } from './build-page-tree.ts'
import { listNavigationPages } from './list-navigation-pages.ts'
import { createTestPage } from './testing/create-test-site.ts'

type RecordedItem = string | { group: string; root?: string; pages: RecordedItem[] }

interface RecordedLink {
  name: string
  href: string
  active?: boolean
  hidden?: boolean
  global?: boolean
  menu?: RecordedLink[]
}

/** What readers of one address see. */
interface RecordedView {
  path: string
  tabs?: RecordedLink[]
  anchors?: RecordedLink[]
  dropdowns?: RecordedLink[]
  versions?: RecordedLink[]
  languages?: RecordedLink[]
  versionTargets?: Record<string, string>
  languageTargets?: Record<string, string>
  sidebar: RecordedItem[]
}

/** A navigation, and the recorded answers of another builder of the format. */
interface RecordedCase {
  id: string
  navigation: unknown
  first: string
  breadcrumbs: Record<string, string[]>
  hidden: string[]
  hiddenFromSearch: string[]
  pages: string[]
  views: RecordedView[]
}

const CASES = readFileSync(new URL('fixtures/docs-nav-cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as RecordedCase)

/** Recorded answers that differ on purpose. */
const BREADCRUMBS_ON_PURPOSE: Record<string, Record<string, string[]>> = {
  // Breadcrumbs agree with the tab that the page shows: the first one that lists it, not the last one.
  'tabs-same-page': { a: ['T'], c: ['T'], d: ['U'] },
}

/** The recorded targets also name versions of other languages, which their readers cannot choose. */
const KINDS = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  versions: 'version',
  languages: 'language',
} as const

describe('buildPageTree for recorded cases of docs.json', () => {
  it.each(CASES)('$id', ({ id, navigation, first, breadcrumbs, hidden, hiddenFromSearch, pages, views }) => {
    const { tree, getPage } = build(
      navigation,
      views.map(({ path }) => path.slice(1)),
    )
    expect(tree.home?.permalink).toBe(first)
    const listed = [...new Set(pages)].map(getPage)
    const listPaths = (isLeftOut: (page: Page) => boolean) => listed.filter(isLeftOut).map(({ path }) => path)
    expect(listPaths((page) => !tree.isListed(page))).toEqual(hidden)
    expect(listPaths((page) => !tree.isFindable(page))).toEqual(hiddenFromSearch)
    expect(listPaths(tree.isHidden)).toEqual(hiddenFromSearch)
    const found = Object.keys(breadcrumbs).map((path) => [path, listBreadcrumbs(tree, getPage(path))])
    expect(Object.fromEntries(found)).toEqual(BREADCRUMBS_ON_PURPOSE[id] ?? breadcrumbs)
    for (const view of views) checkView(tree, getPage(view.path.slice(1)), view)
  })
})

/** Builds the tree of a site with all pages of its navigation, and others. */
function build(navigation: unknown, others: readonly string[]) {
  const text = JSON.stringify({ theme: 'mint', name: 'Test', colors: { primary: '#000000' }, navigation })
  const { config, diagnostics } = parseSiteConfig(text, { file: 'docs.json' })
  if (config === undefined) throw new Error(JSON.stringify(diagnostics))
  const paths = [...listNavigationPages(config), ...others]
  const pages = new Map(paths.map((path) => [path, createTestPage(path)]))
  const { tree } = buildPageTree(config, [...pages.values()])
  const getPage = (path: string): Page => {
    const page = pages.get(path)
    if (page === undefined) throw new Error(`There is no page ${path}`)
    return page
  }
  return { tree, getPage }
}

function listBreadcrumbs(tree: PageTree, page: Page): string[] {
  const divisions = listDivisionPath(tree.findDivision(page)).filter(({ isBreadcrumb }) => isBreadcrumb)
  return [...divisions.map(({ name }) => name), ...tree.findGroups(page)]
}

function checkView(tree: PageTree, page: Page, view: RecordedView): void {
  const division = tree.findDivision(page)
  expect(division.groups.flatMap(toRecordedItems)).toEqual(view.sidebar)
  for (const key of ['tabs', 'anchors', 'dropdowns'] as const) {
    expect(listRow(division, KINDS[key])).toEqual(view[key] ?? [])
  }
  for (const key of ['versions', 'languages'] as const) {
    const row = listRow(division, KINDS[key])
    const targets = key === 'versions' ? view.versionTargets : view.languageTargets
    expect(row.map(({ name, active }) => [name, active])).toEqual(
      (view[key] ?? []).map(({ name, active }) => [name, active]),
    )
    for (const { name } of row) {
      const edition = findEdition(division, KINDS[key], name)
      expect(edition && tree.findCounterpart(page, edition)?.permalink).toBe(targets?.[name])
    }
  }
}

function findEdition(division: Division, kind: DivisionKind, name: string): Division | undefined {
  return listDivisionPath(division)
    .flatMap(({ divisions }) => divisions)
    .find((inner) => inner.kind === kind && toName(inner) === name)
}

function listRow(division: Division, kind: DivisionKind): RecordedLink[] {
  const path = listDivisionPath(division)
  const isShown = (item: Division): boolean => item.kind === kind && (!item.isHidden || path.includes(item))
  return [
    ...path.flatMap(({ divisions }) => divisions.filter(isShown).map((item) => toLink(item, path))),
    ...path.flatMap(({ links }) => links.flatMap((link) => (link.kind === kind ? toGlobalLink(link) : []))),
  ]
}

function toLink(item: Division, path: readonly Division[]): RecordedLink {
  const menu = item.divisions.filter(({ kind }) => kind === 'item')
  return {
    name: toName(item),
    href: item.href ?? item.first?.permalink ?? '',
    ...(path.includes(item) && { active: true }),
    ...(item.isHidden && { hidden: true }),
    ...(menu.length > 0 && { menu: menu.map((inner) => toLink(inner, path)) }),
  }
}

function toGlobalLink({ name, href }: DivisionLink): RecordedLink {
  return { name, href, global: true }
}

/** Languages are recorded by their code. */
function toName({ kind, name, locale }: Division): string {
  return kind === 'language' ? (locale ?? name) : name
}

function toRecordedItems(item: SidebarItem): RecordedItem[] {
  if (item.type === 'page') return [item.page.path]
  const pages = item.items.flatMap(toRecordedItems)
  if (item.title === '') return pages
  return [{ group: item.title, pages, ...(item.root !== undefined && { root: item.root.path }) }]
}
