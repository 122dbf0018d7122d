import { createWordsSearch } from '@spearmint/config/words'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page, type SidebarGroup, type SidebarItem, visit } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { createSidebarGroups } from './sidebar-groups.ts'

const site = {
  config: { interaction: {} },
  addresses: createAddresses(''),
  words: createWordsSearch({})(),
  links: { resolveLink: () => ({ type: 'unsafe' }) },
} as unknown as Site

function createPages(prefix: string, count: number): Page[] {
  return Array.from({ length: count }, (_, index) => {
    const path = `${prefix}-${index + 1}`
    const frontmatter = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
    return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter }
  })
}

function group(title: string, ...items: (Page | SidebarGroup)[]): SidebarGroup {
  return {
    type: 'group',
    title,
    items: items.map((item): SidebarItem => ('type' in item ? item : { type: 'page', page: item })),
  }
}

interface Row {
  label: string
  href: string | undefined
  isOpen: boolean
}

/** Links and headings of groups, in order. */
function readRows(html: string): Row[] {
  const rows: Row[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (element, _index, parent) => {
    const { href } = element.properties
    const isOpen = parent?.type === 'element' && parent.tagName === 'details' && parent.properties.open === true
    if (element.tagName === 'a' || element.tagName === 'summary')
      rows.push({ label: toText(element), href: typeof href === 'string' ? href : undefined, isOpen })
  })
  return rows
}

const labels = (html: string): string[] => readRows(html).map((row) => row.label)

describe('a group with its own page', () => {
  const [root, inside, other] = createPages('p', 3) as [Page, Page, Page]
  const rooted = { ...group('Rooted', inside), root, tag: 'New' }
  const sidebar = createSidebarGroups(site, [group('A', rooted, other)])

  it('links its title, and opens with a separate button', () => {
    const rows = readRows(sidebar.renderFor(other))
    expect(rows.map(({ label, href, isOpen }) => [label.trim(), href, isOpen])).toEqual([
      ['Rooted New', '/p-1.html', false],
      ['Pages in Rooted', undefined, false],
      ['p-2', '/p-2.html', false],
      ['p-3', '/p-3.html', false],
    ])
  })

  it('is marked and open on that page', () => {
    const html = sidebar.renderFor(root)
    expect(html).toContain('<a class="sidebar-link" href="/p-1.html" aria-current="page"')
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(readRows(html)[1]).toMatchObject({ isOpen: true })
  })

  it('is only a link without other pages', () => {
    const alone = createSidebarGroups(site, [group('A', { ...group('Alone'), root }, other)])
    expect(readRows(alone.renderInactive())).toMatchObject([{ label: 'Alone', href: '/p-1.html' }, { label: 'p-3' }])
  })
})

describe('a nested group', () => {
  const [inside, other] = createPages('p', 2) as [Page, Page]
  const drilldown = { ...site, config: { interaction: { drilldown: true } } } as unknown as Site

  it('is open at first if the configuration says so', () => {
    const sidebar = createSidebarGroups(site, [group('A', { ...group('Open', inside), isExpanded: true }, other)])
    expect(readRows(sidebar.renderInactive())[0]).toMatchObject({ label: 'Open', isOpen: true })
  })

  it('has a title that links to its first page with drilldown, until it is open', () => {
    const sidebar = createSidebarGroups(drilldown, [group('A', group('Closed', inside), other)])
    expect(readRows(sidebar.renderFor(other))).toMatchObject([
      { label: 'Closed', href: '/p-1.html' },
      { label: 'Pages in Closed', isOpen: false },
      { label: 'p-1' },
      { label: 'p-2' },
    ])
    expect(readRows(sidebar.renderFor(inside))[0]).toMatchObject({ label: 'Closed', isOpen: true })
  })
})

describe('a small division', () => {
  it('is not folded', () => {
    const [first, second] = [createPages('a', 20), createPages('b', 70)]
    const sidebar = createSidebarGroups(site, [group('A', ...first, group('B', ...second))])
    expect(labels(sidebar.renderInactive())).toHaveLength(91)
  })
})

describe('a division with large nested groups', () => {
  const inner = createPages('inner', 200)
  const outer = createPages('outer', 30)
  const other = createPages('other', 20)
  const sidebar = createSidebarGroups(site, [
    group('Outer', ...outer, group('Inner', ...inner)),
    group('Other', ...other),
  ])

  it('shows only a link to its first page in a group without the current page', () => {
    const rows = readRows(sidebar.renderFor(outer[0] as Page))
    expect(rows).toHaveLength(52)
    expect(rows.slice(30, 32)).toEqual([
      { label: 'Inner', href: undefined, isOpen: false },
      { label: 'Show all 200 pages', href: '/inner-1.html', isOpen: false },
    ])
  })

  it('folds a group whose title is a link without changing that link', () => {
    const [root, ...pages] = createPages('root', 150) as [Page, ...Page[]]
    const rooted = createSidebarGroups(site, [group('A', { ...group('Rooted', ...pages), root }, other[0] as Page)])
    expect(readRows(rooted.renderFor(other[0] as Page)).slice(0, 3)).toMatchObject([
      { label: 'Rooted', href: '/root-1.html' },
      { label: 'Pages in Rooted', isOpen: false },
      { label: 'Show all 150 pages', href: '/root-1.html' },
    ])
  })

  it('opens the group that contains the current page, around that page', () => {
    const rows = readRows(sidebar.renderFor(inner[100] as Page))
    const at = rows.findIndex((row) => row.label === 'Inner')
    expect(rows[at]).toEqual({ label: 'Inner', href: undefined, isOpen: true })
    expect(rows[at + 1]).toEqual({ label: '60 more above', href: '/inner-60.html', isOpen: false })
    expect(rows[at + 2]?.label).toBe('inner-61')
    expect(rows[at + 82]).toEqual({ label: '60 more below', href: '/inner-141.html', isOpen: false })
    expect(rows).toHaveLength(30 + 1 + 82 + 20)
  })
})

describe.each([
  ['many groups', Array.from({ length: 200 }, (_, index) => group(`G${index}`, ...createPages(`g${index}`, 25)))],
  ['one long group', [group('All', ...createPages('p', 5000))]],
  ['groups without titles', [group('', ...createPages('x', 2500)), group('', ...createPages('y', 2500))]],
])('a division of 5,000 pages: %s', (_name, groups) => {
  const sidebar = createSidebarGroups(site, groups)
  const pages = [...sidebar.pages]

  it('is small on every page, and marks the page', () => {
    expect(pages).toHaveLength(5000)
    for (let index = 0; index < pages.length; index += 97) {
      const page = pages[index] as Page
      const html = sidebar.renderFor(page)
      expect(labels(html).length).toBeLessThanOrEqual(270)
      expect(html).toContain('aria-current="page"')
      expect(labels(html)).toContain(page.title)
    }
  })

  it('reaches every page by links alone', () => {
    const byHref = new Map(pages.map((page) => [site.addresses.toPageHref(page.permalink), page]))
    const reached = new Set(['/404.html'])
    for (const address of reached) {
      const page = byHref.get(address)
      const html = page === undefined ? sidebar.renderInactive() : sidebar.renderFor(page)
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) reached.add(href)
      if (reached.size > pages.length) break
    }
    expect(reached.size).toBe(1 + 5000)
  })

  it('is the start of the list on other pages', () => {
    // Each of the 80 rows may be a group with one row.
    expect(labels(sidebar.renderInactive()).length).toBeLessThanOrEqual(161)
    expect(sidebar.renderInactive()).not.toContain('aria-current')
  })
})
