import type { SiteConfig } from '@spearmint/config'
import { createWordsSearch } from '@spearmint/config/words'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page, type PageTree, visit } from '../../core/index.ts'
import { createLinkResolver } from '../../site/index.ts'
import { createTestTree } from '../../site/navigation/testing/create-test-tree.ts'
import { createDivisionFrame } from './division-frame.ts'
import type { Site } from './site.ts'

function createPage(path: string): Page {
  const frontmatter = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
  return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter }
}

const config = {
  name: 'Site',
  topbarLinks: [{ type: 'link', name: 'Help', url: '/help' }],
  modeToggle: { isHidden: false },
  search: { prompt: 'Search' },
  footer: { socials: [], links: [] },
  footerSocials: [{ platform: 'x', url: 'https://x.com/en' }],
  interaction: {},
} as unknown as SiteConfig

/** The frame of the division that shows a page, in order: header, tabs, sidebar, footer. */
function renderFrame(tree: PageTree, page: Page): string {
  const addresses = createAddresses('')
  const site = {
    config,
    tree,
    addresses,
    searchManifest: 'search.json',
    assets: { islands: new Map() },
    links: createLinkResolver({ pages: [], files: [], redirects: [], addresses }),
    icons: { resolve: () => ({ svg: h('svg') }) },
    toSocialIcon: (name: string) => ({ name, label: name }),
    findWords: createWordsSearch({}),
  } as unknown as Site
  const { renderHeaderFor, tabs, renderSidebarFor, footer } = createDivisionFrame(site, tree.findDivision(page))
  return [renderHeaderFor(page), tabs, renderSidebarFor(page), footer].join('')
}

interface List {
  name: string
  /** Names and addresses; the current one with an asterisk. */
  links: string[]
}

/** The lists that open, by their class. */
function readLists(html: string, className: string): List[] {
  const lists: List[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (element) => {
    const names = element.properties.className
    if (element.tagName !== 'details' || !Array.isArray(names) || !names.includes(className)) return
    const list: List = { name: '', links: [] }
    visit(element, 'element', (inner) => {
      if (inner.tagName === 'summary') list.name = toText(inner)
      const { href, ariaCurrent } = inner.properties
      if (inner.tagName === 'a') list.links.push(`${toText(inner)} ${href}${ariaCurrent === 'true' ? ' *' : ''}`)
    })
    lists.push(list)
  })
  return lists
}

describe('createDivisionFrame', () => {
  it('lists products and dropdowns above the sidebar, outermost first', () => {
    const [core, docs, api] = [createPage('core'), createPage('docs'), createPage('api')]
    const tree = createTestTree({
      divisions: [
        { product: 'Core', pages: [core] },
        {
          product: 'Cloud',
          divisions: [
            { dropdown: 'Docs', pages: [docs] },
            { dropdown: 'API', pages: [api] },
          ],
        },
      ],
    })
    expect(readLists(renderFrame(tree, api), 'sidebar-select')).toEqual([
      { name: 'Product: Cloud', links: ['Core /core.html', 'Cloud /docs.html *'] },
      { name: 'Section: API', links: ['Docs /docs.html', 'API /api.html *'] },
    ])
    expect(readLists(renderFrame(tree, core), 'sidebar-select')).toHaveLength(1)
  })

  it('opens the menu of a tab in the row of tabs', () => {
    const [first, second, other] = [createPage('first'), createPage('second'), createPage('other')]
    const tree = createTestTree({
      divisions: [
        {
          tab: 'Menu',
          divisions: [
            { item: 'First', pages: [first] },
            { item: 'Second', pages: [second] },
            { item: 'Secret', isHidden: true, pages: [createPage('secret')] },
          ],
        },
        { tab: 'Other', pages: [other] },
      ],
    })
    const html = renderFrame(tree, second)
    expect(readLists(html, 'nav-tabs-menu')).toEqual([
      { name: 'Menu (current)', links: ['First /first.html', 'Second /second.html *'] },
    ])
    expect(html).toContain('<a class="nav-tabs-item" href="/other.html">Other</a>')
    expect(readLists(html, 'sidebar-select')).toEqual([])
  })

  it('lists languages and the versions of the current one, with counterparts of the page', () => {
    const pages = ['en/v2/a', 'en/v1/a', 'de/v2/a', 'de/v1/a'].map(createPage)
    const [en2, en1, de2, de1] = pages.map((page) => [page])
    const tree = createTestTree({
      divisions: [
        {
          language: 'English',
          locale: 'en',
          isDefault: true,
          divisions: [
            { version: 'v2', isDefault: true, pages: en2 ?? [] },
            { version: 'v1', pages: en1 ?? [] },
          ],
        },
        {
          language: 'Deutsch',
          locale: 'de',
          divisions: [
            { version: 'v2', isDefault: true, pages: de2 ?? [] },
            { version: 'v1', pages: de1 ?? [] },
          ],
        },
      ],
    })
    const html = renderFrame(tree, pages[1] as Page)
    expect(readLists(html, 'version-select')).toEqual([
      { name: 'Language: English', links: ['English /en/v1/a.html *', 'Deutsch /de/v1/a.html'] },
      { name: 'Version: v1', links: ['v2 /en/v2/a.html', 'v1 /en/v1/a.html *'] },
    ])
    expect(html).toContain('hreflang="de" lang="de"')
  })

  it('shows the tabs around the page below the header, and tabs beside them above the sidebar', () => {
    const [outer, inner, other] = [createPage('outer'), createPage('inner'), createPage('other')]
    const tree = createTestTree({
      divisions: [
        { tab: 'Outer', pages: [outer] },
        {
          version: 'v1',
          isDefault: true,
          divisions: [
            { tab: 'Inner', pages: [inner] },
            { tab: 'Other', pages: [other] },
          ],
        },
      ],
    })
    const html = renderFrame(tree, inner)
    expect([...html.matchAll(/<a class="nav-tabs-item".*?>(.*?)<\/a>/g)].map(([, name]) => name)).toEqual([
      'Inner',
      'Other',
    ])
    expect(readLists(html, 'sidebar-select')).toEqual([
      { name: 'Section: Other sections', links: ['Outer /outer.html'] },
    ])
  })

  it('shortens a long list of versions to those around the current one, with the default version first', () => {
    const pages = Array.from({ length: 200 }, (_, index) => createPage(`v${200 - index}/a`))
    const tree = createTestTree({
      divisions: pages.map((page, index) => ({ version: `v${200 - index}`, isDefault: index === 0, pages: [page] })),
    })
    const [{ links = [] } = {}] = readLists(renderFrame(tree, pages[100] as Page), 'version-select')
    expect(links.slice(0, 3)).toEqual(['v200 /v200/a.html', '60 more above /v141/a.html', 'v140 /v140/a.html'])
    expect(links.slice(-2)).toEqual(['v61 /v61/a.html', '60 more below /v60/a.html'])
    expect(links).toContain('v100 /v100/a.html *')
    const [first] = readLists(renderFrame(tree, pages[0] as Page), 'version-select')
    expect(first?.links).toHaveLength(81)
  })

  it('replaces header and footer in a language that has its own', () => {
    const [english, german] = [createPage('a'), createPage('de/a')]
    const topbarLinks = [{ type: 'link' as const, name: 'Hilfe', url: '/hilfe' }]
    const tree = createTestTree({
      divisions: [
        { language: 'English', locale: 'en', isDefault: true, pages: [english] },
        { language: 'Deutsch', locale: 'de', frame: { topbarLinks, footerSocials: [] }, pages: [german] },
      ],
    })
    expect(renderFrame(tree, english)).toMatch(/Help.*x\.com\/en/s)
    expect(renderFrame(tree, german)).toContain('Hilfe')
    expect(renderFrame(tree, german)).not.toMatch(/Help|x\.com/)
  })
})
