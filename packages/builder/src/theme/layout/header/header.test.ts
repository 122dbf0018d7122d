import type { SiteConfig } from '@spearmint/config'
import { createWordsSearch } from '@spearmint/config/words'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createAddresses, type Page } from '../../../core/index.ts'
import { createLinkResolver } from '../../../site/index.ts'
import { createTestTree, type TestDivision } from '../../../site/navigation/testing/create-test-tree.ts'
import type { Site } from '../site.ts'
import { createHeader } from './header.tsx'

const REPOSITORY = 'https://github.com/owner/name.git'

function createPage(path: string): Page {
  const frontmatter = { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} }
  return { file: `${path}.mdx`, path, permalink: `/${path}`, title: path, frontmatter }
}

function render(config: Partial<SiteConfig>, divisions: TestDivision[] = [], facts: Partial<Site> = {}): string {
  const addresses = createAddresses('')
  const tree = createTestTree({ divisions })
  const pages = [...(divisions[0]?.pages ?? [createPage('go')])]
  const site = {
    config: {
      name: 'Site',
      topbarLinks: [],
      modeToggle: { isHidden: false },
      search: { prompt: 'Search...' },
      ...config,
    },
    tree,
    words: createWordsSearch({})(),
    addresses,
    searchManifest: 'search.json',
    assets: { islands: new Map() },
    links: createLinkResolver({ pages, files: ['a.svg', 'b.svg'], redirects: [], addresses }),
    icons: { resolve: () => ({ svg: h('svg') }) },
  } as unknown as Site
  return createHeader({ ...site, ...facts }, tree.divisions[0] ?? tree.root)(pages[0])
}

describe('createHeader', () => {
  it.each([
    [{}, '<a class="nav-logo-link" href="/"><span class="nav-logo-name">Site</span></a>'],
    [{ logo: { light: 'a.svg', dark: 'a.svg', href: '/' } }, '<img class="nav-logo" src="/a.svg" alt="Site">'],
    [{ logo: { light: '', dark: '', href: '/' } }, '<span class="nav-logo-name">Site</span>'],
    [
      { logo: { light: '/a.svg', dark: 'b.svg', href: 'https://a.b' } },
      '<a class="nav-logo-link" href="https://a.b"><img class="nav-logo block dark:hidden" src="/a.svg" alt="Site">' +
        '<img class="nav-logo hidden dark:block" src="/b.svg" alt="Site"></a>',
    ],
    [
      { topbarCtaButton: { type: 'link', name: 'Go', url: '/go' } },
      '<a id="topbar-cta-button" class="button button-strong" href="/go.html">Go</a>',
    ],
    [{ topbarCtaButton: { type: 'github', url: REPOSITORY } }, `href="${REPOSITORY}"><svg></svg>owner/name</a>`],
    [{ topbarCtaButton: { type: 'github', url: 'https://github.com' } }, '<svg></svg>github.com</a>'],
    [
      { topbarLinks: [{ type: 'link', name: 'Mail', url: 'mailto:a@b.c' }] },
      '<li><a class="navbar-link" href="mailto:a@b.c">Mail</a></li>',
    ],
  ] satisfies [Partial<SiteConfig>, string][])('renders %j', (config, expected) => {
    expect(render(config)).toContain(expected)
  })

  it.each([
    [
      'a call to action with an unsafe address',
      { topbarCtaButton: { type: 'link', name: 'X', url: 'javascript:x' } },
      'topbar-cta',
    ],
    ['a toggle that is hidden', { modeToggle: { isHidden: true } }, 'mode-toggle'],
    ['a choice of versions without any', {}, 'version-select'],
    ['an empty list of links', {}, 'navbar-links'],
  ] satisfies [string, Partial<SiteConfig>, string][])('leaves out %s', (_, config, part) => {
    expect(render(config)).not.toContain(part)
  })

  it('links to the versions: to the same page, or to their own site', () => {
    const html = render({}, [
      { version: 'v2', pages: [createPage('v2/go')] },
      { version: 'v1', locale: 'fr', pages: [createPage('v1/start'), createPage('v1/go')] },
      { version: 'v0', href: 'https://v0.example.com' },
    ])
    expect(html).toContain('<a href="/v2/go.html" aria-current="true" data-active="">v2</a>')
    expect(html).toContain('<a href="/v1/go.html" hreflang="fr">v1</a>')
    expect(html).toContain('<a href="https://v0.example.com">v0</a>')
  })

  it('shows the number of stars of a repository', () => {
    const config = { topbarCtaButton: { type: 'github', url: REPOSITORY } } as const
    expect(render(config)).not.toContain('stars')
    const html = render(config, [], { stars: new Map([[REPOSITORY, 12_345]]) })
    expect(html).toContain('12k<span class="visually-hidden"> stars</span></span></a>')
  })

  it('renders links with a style as buttons', () => {
    const html = render({
      topbarLinks: [
        { type: 'link', name: 'A', url: '/go', style: 'pill' },
        { type: 'link', name: 'B', url: '/go', style: 'roundedRectangle' },
      ],
    })
    expect(html).toContain('<a class="button button-quiet button-pill" href="/go.html">A</a>')
    expect(html).toContain('<a class="button button-quiet" href="/go.html">B</a>')
  })
})
