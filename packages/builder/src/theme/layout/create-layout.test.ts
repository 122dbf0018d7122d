import { createHash } from 'node:crypto'
import type { SiteConfig } from '@spearmint/config'
import { createWordsSearch } from '@spearmint/config/words'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createPageStyle } from '../../content/transforms/create-page-style.ts'
import {
  createAddresses,
  createPublicUrls,
  type Frontmatter,
  type IconRequest,
  isFrameId,
  type Page,
  type ResolvedIcon,
  type SidebarGroup,
  visit,
} from '../../core/index.ts'
import { createLinkResolver } from '../../site/index.ts'
import { createTestTree } from '../../site/navigation/testing/create-test-tree.ts'
import type { Asset } from '../client-assets/asset.ts'
import { toContentView, toPageAssetUsage } from './content-view.ts'
import { createLayout } from './create-layout.ts'
import type { PageView } from './page-view.ts'
import type { Site } from './site.ts'

const HOSTILE = `</title><script>alert(1)</script>"'&`

function createPage(
  path: string,
  { frontmatter = {}, ...facts }: Partial<Omit<Page, 'frontmatter'>> & { frontmatter?: Partial<Frontmatter> } = {},
): Page {
  return {
    file: `${path}.mdx`,
    path,
    permalink: `/${path}`,
    title: path,
    frontmatter: { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {}, ...frontmatter },
    ...facts,
  }
}

const start = createPage('start', { title: 'Start', frontmatter: { sidebarTitle: 'Begin', icon: 'rocket' } })
const deep = createPage('deep', { title: 'Deep' })
const user = createPage('api/user', { title: 'User', endpoint: { method: 'DELETE', target: '/users/{id}' } })
const blog = createPage('blog', { frontmatter: { url: 'https://example.com/blog' } })
const stray = createPage('stray', { title: HOSTILE, frontmatter: { hidden: true } })

function group(title: string, ...items: (Page | SidebarGroup)[]): SidebarGroup {
  return { type: 'group', title, items: items.map((item) => ('type' in item ? item : { type: 'page', page: item })) }
}

const anchors = [
  { anchor: 'Community', href: 'https://example.com' },
  { anchor: 'Old', href: '/old', isHidden: true },
  { anchor: 'Evil', href: 'javascript:alert(1)' },
]
const docs = { anchor: 'Docs', icon: 'book', color: '#ff5a1f' }
const guides = {
  tab: 'Guides',
  divisions: [{ ...docs, groups: [group('Intro', start, group('More', deep), blog), group('', start)] }, ...anchors],
}
const api = { tab: 'API', divisions: [{ ...docs, groups: [group('API', user)] }, ...anchors] }
const secret = createPage('secret')

const tree = createTestTree({
  divisions: [guides, api, { tab: 'Secret', isHidden: true, pages: [secret] }],
})

const config = {
  name: 'Site',
  topbarLinks: [],
  anchors: [],
  footerSocials: [],
  footer: { socials: [], links: [] },
  modeToggle: { isHidden: false },
  search: { prompt: 'Search...' },
  metadata: {},
  eyebrow: { display: 'section' },
  seo: { indexHiddenPages: false },
  metadataOfFolders: [],
  errors: { notFound: { redirect: false } },
  interaction: {},
  api: { playground: { mode: 'show', disableProxy: false } },
  feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
} as unknown as SiteConfig

const addresses = createAddresses('')
const findWords = createWordsSearch({})

function toAsset(path: string): Asset {
  return { path, integrity: `sha256-${path}` }
}

function createSite(changes: Partial<SiteConfig> = {}, facts: Partial<Site> = {}): Site {
  return {
    config: { ...config, ...changes },
    tree,
    findWords,
    words: findWords(),
    addresses,
    links: createLinkResolver({ pages: [start, deep, user, stray], files: [], redirects: [], addresses }),
    icons: {
      library: 'fontawesome',
      resolve: ({ name }) => ({ svg: h('svg', { dataIcon: name }), match: 'exact', suggestions: [] }),
    },
    toSocialIcon: (platform) => ({ name: platform, label: platform.toUpperCase() }),
    findPage: (permalink) => [start, deep, user, stray].find((page) => page.permalink === permalink),
    renderInline: (markdown) => [{ type: 'text', value: markdown }],
    searchManifest: '_spearmint/search/manifest.json',
    assets: {
      stylesheet: toAsset('_spearmint/main.css'),
      headScript: toAsset('_spearmint/head.js'),
      islands: new Map(
        ['sidebar', 'tabs', 'toc', 'copy-text'].map((name) => [
          name,
          {
            ...toAsset(`_spearmint/${name}.js`),
            imports: name === 'tabs' ? [toAsset('_spearmint/shared.js')] : [],
            lazy: [],
          },
        ]),
      ),
      componentStyles: new Map([['tree', toAsset('_spearmint/tree.css')]]),
      optionalStyles: new Map(),
      files: [],
    },
    stylesheets: [toAsset('_spearmint/theme.css'), toAsset('style.css')],
    urls: createPublicUrls({ base: '' }),
    ...facts,
  }
}

type Content = Parameters<typeof toPageAssetUsage>[0]

/** A page with the given content. */
function toView(page: Page, given: Partial<Content & PageView> = {}, site = createSite()): PageView {
  const { description = [], body = [], aside = [], toc = [], ...view } = given
  const rendered = { description, body, aside, toc }
  return {
    page,
    content: toContentView(rendered),
    assetUsage: toPageAssetUsage(rendered, view.playground !== undefined, site.assets),
    toc,
    styles: [],
    ...view,
  }
}

function render(page: Page, view: Partial<Content & PageView> = {}, site = createSite()): string {
  return createLayout(site).renderPage(toView(page, view, site))
}

/** The matching elements of a document, in order. */
function findAll(html: string, matches: (element: Element) => unknown): Element[] {
  const found: Element[] = []
  visit(fromHtml(html), 'element', (element) => {
    if (matches(element)) found.push(element)
  })
  return found
}

const hasClass = (name: string) => (element: Element) =>
  Array.isArray(element.properties.className) && element.properties.className.includes(name)

const textsOf = (elements: Element[]) => elements.map((element) => toText(element))

describe('navigation of a page', () => {
  it('marks the page once, opens the groups that contain it, and shows the same sidebar on all pages', () => {
    const html = render(deep)
    expect(textsOf(findAll(html, (element) => element.properties.ariaCurrent === 'page'))).toEqual(['Deep'])
    expect(findAll(html, ({ tagName, properties }) => tagName === 'details' && properties.open)).toHaveLength(1)
    expect(textsOf(findAll(html, hasClass('sidebar-label')))).toEqual(['Begin', 'More', 'Deep', 'blog', 'Begin'])
    expect(textsOf(findAll(html, hasClass('sidebar-title')))).toEqual(['Intro'])
    const unmarked = render(stray).match(/<nav id="sidebar".*?<\/nav>/s)?.[0]
    expect(unmarked).toBe(
      html
        .match(/<nav id="sidebar".*?<\/nav>/s)?.[0]
        .replace(' aria-current="page" data-active=""', '')
        .replace(' open', ''),
    )
  })

  it('renders the sidebar once, and only the row of each page again', () => {
    const site = createSite()
    let icons = 0
    function resolve(request: IconRequest): ResolvedIcon {
      icons++
      return site.icons.resolve(request)
    }
    const layout = createLayout({ ...site, icons: { ...site.icons, resolve } })
    layout.renderPage(toView(deep))
    const first = icons
    layout.renderPage(toView(deep))
    layout.renderPage(toView(start))
    expect(first).toBeGreaterThan(1)
    expect(icons - first).toBe(1)
  })

  it('marks a page that is listed twice at its first position', () => {
    const marks = findAll(render(start), hasClass('sidebar-link')).map(({ properties }) => properties.ariaCurrent)
    expect(marks).toEqual(['page', undefined, undefined, undefined, undefined])
  })

  it.each([
    [start, 'Guides', ['Docs', 'Community']],
    [user, 'API', ['Docs', 'Community']],
  ])('lists tabs and anchors, without hidden ones and unsafe addresses', (page, activeTab, anchors) => {
    const html = render(page)
    const tabs = findAll(html, hasClass('nav-tabs-item'))
    expect(textsOf(tabs)).toEqual(['Guides', 'API'])
    expect(textsOf(tabs.filter(({ properties }) => properties.ariaCurrent === 'true'))).toEqual([activeTab])
    expect(textsOf(findAll(html, hasClass('nav-anchor')))).toEqual(anchors)
    expect(findAll(html, hasClass('anchor-ff5a1f'))).toHaveLength(1)
  })

  it('lists a hidden tab on its own pages', () => {
    const tabs = findAll(render(secret), hasClass('nav-tabs-item'))
    expect(textsOf(tabs)).toEqual(['Guides', 'API', 'Secret'])
  })

  it('lists only the links of the version', () => {
    const versioned = createTestTree({
      divisions: [
        { version: 'v2', divisions: [{ tab: 'Tv2', pages: [start] }] },
        { version: 'v1', divisions: [{ tab: 'Tv1', pages: [deep] }] },
      ],
    })
    const html = render(start, {}, createSite({}, { tree: versioned }))
    expect(textsOf(findAll(html, hasClass('nav-tabs-item')))).toEqual(['Tv2'])
  })

  it('shows the method, the external address and the adjacent pages', () => {
    expect(textsOf(findAll(render(user), hasClass('method-nav-pill')))).toEqual(['DEL'])
    const [link] = findAll(render(start), ({ properties }) => properties.href === 'https://example.com/blog')
    expect(link?.properties).toMatchObject({ target: '_blank', rel: ['noopener'] })
    expect(textsOf(findAll(render(deep, { previous: start, next: user }), hasClass('pagination-title')))).toEqual([
      'Begin',
      'User',
    ])
    expect(render(deep)).not.toContain('pagination')
  })
})

describe('content of a page', () => {
  it('shows group, title, description, and the method and path of an API page', () => {
    const html = render({ ...deep, endpoint: { method: 'POST', target: '/a' } }, { description: [h('em', 'Lead')] })
    expect(html).toContain('<h1 id="page-title">Deep</h1>')
    expect(html).toContain('<div class="page-description"><em>Lead</em></div>')
    expect(textsOf(findAll(html, hasClass('api-path')))).toEqual(['/a'])
    expect(textsOf(findAll(render(deep), hasClass('eyebrow')))).toEqual(['More'])
    const breadcrumbs = render(deep, {}, createSite({ eyebrow: { display: 'breadcrumbs' } }))
    const [trail] = findAll(breadcrumbs, hasClass('breadcrumbs'))
    expect(findAll(breadcrumbs, ({ tagName }) => tagName === 'ol')).toEqual([trail])
    expect(textsOf(trail?.children as Element[])).toEqual(['Intro', 'More'])
    // The first page of "More" is the page itself.
    expect(breadcrumbs).toContain('<li><a href="/start.html">Intro</a></li><li>More</li>')
  })

  it('lets a long name in a title break between its parts', () => {
    const html = render(createPage('p', { title: 'listUserGroupMembersByName' }))
    expect(html).toContain('<h1 id="page-title">list<wbr>User<wbr>Group<wbr>Members<wbr>By<wbr>Name</h1>')
    expect(html).toContain('<title>listUserGroupMembersByName')
  })

  const toc = [{ id: 'a b', text: 'A', depth: 2 as const }]
  const aside = [h('p', 'Example')]

  it.each([
    // mode, title, sidebar next to the content, toc, footer
    [undefined, true, 'layout-default', true, true],
    ['wide', true, 'layout-wide', false, true],
    ['center', true, 'layout-center', false, true],
    ['frame', false, 'layout-frame', false, true],
    ['custom', false, 'layout-custom', false, false],
  ] as const)('has the parts of mode %s', (mode, title, layout, hasToc, footer) => {
    const page = createPage('p', { frontmatter: mode === undefined ? {} : { mode } })
    const html = render(
      page,
      { toc, next: start },
      createSite({ footerSocials: [{ platform: 'x', url: 'https://x.com' }] }),
    )
    expect(html.includes('id="page-title"')).toBe(title)
    expect(html).toContain(layout)
    expect(html.includes('id="table-of-contents"')).toBe(hasToc)
    expect(html.includes('href="#a%20b"')).toBe(hasToc)
    expect(html.includes('id="footer"')).toBe(footer)
    expect(render(page, { aside })).toContain('Example')
  })

  it.each([
    ['<h1>', h('h1', 'A'), true],
    ['<h1 aria-level="2">', h('h1', { ariaLevel: 2 }, 'A'), false],
    ['<h2>', h('h2', 'A'), false],
  ])('hides no title on a page whose content has one: %s', (_, heading, isTitle) => {
    const page = createPage('p', { frontmatter: { mode: 'custom' } })
    expect(render(page, { body: [h('div', heading)] }).includes('<h1 class="visually-hidden">')).toBe(!isTitle)
  })

  it('shows examples instead of the table of contents', () => {
    const html = render(user, { toc, aside })
    expect(html).toContain('has-aside')
    expect(html).not.toContain('table-of-contents')
  })

  it('loads only the scripts of islands that the page uses', () => {
    const scripts = (html: string) =>
      findAll(html, ({ tagName }) => tagName === 'script').map(({ properties }) => properties.src)
    expect(scripts(render(start))).toEqual(['/_spearmint/head.js', '/_spearmint/sidebar.js'])
    expect(scripts(render(start, { body: [h('div', h('sm-tabs'))], toc }))).toEqual([
      '/_spearmint/head.js',
      '/_spearmint/sidebar.js',
      '/_spearmint/tabs.js',
      '/_spearmint/toc.js',
    ])
  })
})

describe('integrity and security policy', () => {
  it('names the hash of every script and stylesheet, also of what scripts import', () => {
    const loaded = findAll(
      render(start, { body: [h('div', h('sm-tabs'))] }),
      ({ tagName, properties }) => tagName === 'script' || /stylesheet|modulepreload/.test(String(properties.rel)),
    )
    expect(loaded).toHaveLength(7)
    for (const { properties } of loaded) {
      expect(properties.integrity).toBe(`sha256-${String(properties.src ?? properties.href).slice(1)}`)
    }
  })

  it('allows the styles of the page by their hash, and no other inline code', () => {
    const html = render(start, { styles: [createPageStyle('p{color:red}'), createPageStyle('a > b{}', 'print')] })
    const [meta] = findAll(html, ({ properties }) => properties.httpEquiv)
    const policy = String(meta?.properties.content)
    const hash = createHash('sha256').update('p{color:red}').digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}' 'sha256-`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(html).toContain('<style>p{color:red}</style><style media="print">a > b{}</style>')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })
})

describe('frame of every page', () => {
  it.each([
    [{ modeToggle: { isHidden: false, default: 'dark' } }, 'class="layout-default has-tabs dark" data-mode="dark">'],
    [{ modeToggle: { isHidden: true, default: 'light' } }, 'data-mode="light" data-mode-fixed="">'],
    [{ footerSocials: [{ platform: 'x', url: 'https://x.com/a' }] }, '<span class="visually-hidden">X</span></a>'],
  ] satisfies [Partial<SiteConfig>, string][])('is configured by %j', (changes, expected) => {
    expect(render(start, {}, createSite(changes))).toContain(expected)
  })

  it('has the title and the stylesheets in the head, those of the site last', () => {
    expect(render(start)).toContain('<title>Start - Site</title>')
    expect(render(start)).toMatch(
      /\/main\.css" [^>]*><link rel="stylesheet" href="\/_spearmint\/theme\.css" [^>]*><link [^>]*\/style\.css"/,
    )
  })

  it('has a skip link and a menu button that refer to existing elements', () => {
    const ids = findAll(render(start), ({ properties }) => properties.id).map(({ properties }) => properties.id)
    expect(ids).toEqual(expect.arrayContaining(['navbar', 'sidebar', 'content-area', 'content', 'header']))
    expect(new Set(ids).size).toBe(ids.length)
    // Content with one of these IDs gets another one.
    expect(ids.filter((id) => !isFrameId(String(id)))).toEqual([])
    expect(render(start)).toMatch(/<body><a class="skip-link" href="#content-area">/)
    expect(render(start)).toContain('popovertarget="sidebar"')
  })
})

describe('safety', () => {
  const body: ElementContent[] = [{ type: 'raw', value: '<script>alert(2)</script>' }]
  const site = createSite({ name: HOSTILE, topbarLinks: [{ type: 'link', name: HOSTILE, url: HOSTILE }] })
  const layout = createLayout(site)

  it.each([
    ['page', render(stray, { body, toc: [{ id: HOSTILE, text: HOSTILE, depth: 2 }], next: stray }, site)],
    ['not found', layout.renderNotFound()],
    ['redirect', layout.renderRedirect('/a.html')],
  ])('escapes %s, and has no inline script or style', (_, html) => {
    const scripts = findAll(html, ({ tagName }) => tagName === 'script')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.map(toText)).toEqual(scripts.map(() => ''))
    expect(scripts.every(({ properties }) => String(properties.src).startsWith('/_spearmint/'))).toBe(true)
    expect(findAll(html, ({ tagName, properties }) => tagName === 'style' || properties.style)).toEqual([])
    const handlers = findAll(html, ({ properties }) => Object.keys(properties).some((name) => /^on[A-Z]/.test(name)))
    expect(handlers).toEqual([])
  })

  it('redirects, but never to a script', () => {
    expect(layout.renderRedirect('/a.html')).toContain('<meta http-equiv="refresh" content="0; url=/a.html">')
    expect(layout.renderRedirect('javascript:alert(1)')).toContain('content="0; url=/"')
  })
})
