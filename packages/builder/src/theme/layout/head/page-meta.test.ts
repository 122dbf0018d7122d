import type { SiteConfig } from '@spearmint/config'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import {
  createAddresses,
  createPublicUrls,
  type Frontmatter,
  type Page,
  type RenderedPage,
} from '../../../core/index.ts'
import { createLinkResolver } from '../../../site/index.ts'
import { createTestTree } from '../../../site/navigation/testing/create-test-tree.ts'
import { toContentView } from '../content-view.ts'
import type { TrailStep } from '../page/group-trails.ts'
import type { PageView } from '../page-view.ts'
import type { Site } from '../site.ts'
import { type PageMeta, toPageMeta } from './page-meta.ts'

const SITE_URL = 'https://docs.example.com'

const page: Page = {
  file: 'a.mdx',
  path: 'a',
  permalink: '/a',
  title: 'A',
  frontmatter: { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {} },
}

interface Known {
  config?: SiteConfig
  siteUrl?: string
  /** Locale of the page's version. */
  locale?: string
}

function readMeta(
  frontmatter: Partial<Frontmatter>,
  { siteUrl, locale, config = createConfig({ 'twitter:card': 'summary', 'og:title': 'Everywhere' }) }: Known = {},
  { description = [], body = [], ...view }: Partial<PageView & Pick<RenderedPage, 'description' | 'body'>> = {},
  trail: readonly TrailStep[] = [],
): PageMeta {
  const own = { ...page, frontmatter: { ...page.frontmatter, ...frontmatter } }
  const addresses = createAddresses('/docs')
  const links = createLinkResolver({ pages: [], files: ['images/hero.png'], redirects: [], addresses })
  const urls = createPublicUrls({ base: '/docs', siteUrl, canonical: config.metadata.canonical })
  const tree = createTestTree({
    divisions: [{ version: 'v1', ...(locale !== undefined && { locale }), pages: [page] }],
  })
  const site = { config, addresses, links, urls, tree } as Site
  const content = toContentView({ description, body, aside: [] })
  const assetUsage = { islands: [], stylesheets: [], hasToc: false, hasAside: false, hasPlayground: false }
  const whole = { page: own, content, assetUsage, toc: [], styles: [], ...view }
  return toPageMeta(site, whole, { trail, language: 'en' })
}

function createConfig(metadata: Record<string, string>, more: Partial<SiteConfig> = {}): SiteConfig {
  const config = {
    name: 'Site',
    seo: { indexHiddenPages: false },
    metadataOfFolders: [],
    footerSocials: [],
    footer: { socials: [], links: [] },
  }
  return { ...config, metadata, ...more } as unknown as SiteConfig
}

describe('toPageMeta', () => {
  it.each([
    ['of the configuration', {}, 'twitter:card', 'summary'],
    ['of the configuration instead of the derived one', {}, 'og:title', 'Everywhere'],
    ['of the frontmatter instead of all others', { raw: { 'og:title': 'Own' } }, 'og:title', 'Own'],
    ['derived from the page', {}, 'twitter:title', 'A - Site'],
    ['with a list', { raw: { keywords: ['x', 'y'] } }, 'keywords', 'x, y'],
    ['with an image of the site', { raw: { 'og:image': '/a b.png' } }, 'og:image', `${SITE_URL}/docs/a%20b.png`],
    ['with an image on another host', { raw: { 'og:image': 'https://a.b/c.png' } }, 'og:image', 'https://a.b/c.png'],
    ['of a hidden page', { hidden: true, raw: { robots: 'index' } }, 'robots', 'noindex'],
    ['of an ordinary page', {}, 'twitter:url', `${SITE_URL}/docs/a.html`],
    ['of a page with an image', { raw: { 'og:image': '/a.png' } }, 'twitter:card', 'summary'],
    ['of a page with noindex', { noindex: true }, 'robots', 'noindex'],
    ['of an ordinary page', {}, 'robots', undefined],
    ['that is not a meta tag', { raw: { icon: 'x', 'og:video': { url: 'x' } } }, 'icon', undefined],
    ['that is not text', { raw: { 'og:video': { url: 'x' } } }, 'og:video', undefined],
  ] satisfies [string, Partial<Frontmatter>, string, string | undefined][])(
    'returns the tag %s',
    (_, frontmatter, name, expected) => {
      expect(readMeta(frontmatter, { siteUrl: SITE_URL }).tags.get(name)).toBe(expected)
    },
  )

  it('returns a canonical address only if the site or the page has one', () => {
    expect(readMeta({}, { siteUrl: SITE_URL }).canonical).toBe('https://docs.example.com/docs/a.html')
    expect(readMeta({}).canonical).toBeUndefined()
    expect(readMeta({}).tags.has('og:url')).toBe(false)
    expect(readMeta({ raw: { canonical: 'https://a.b/c' } }).canonical).toBe('https://a.b/c')
    expect(readMeta({ raw: { canonical: 'javascript:x' } }).canonical).toBeUndefined()
  })

  it('returns the description as plain text on one line', () => {
    const description = [h('p', 'All\n about ', h('code', 'a'))]
    const { tags } = readMeta({}, {}, { description })
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(tags.get(name)).toBe('All about a')
    }
    expect(readMeta({}).tags.has('description')).toBe(false)
  })

  it('uses the first paragraph if there is no description', () => {
    const body = [h('h2', 'Title'), h('p'), h('p', 'Short text.'), h('p', 'More')]
    expect(readMeta({}, {}, { body }).tags.get('description')).toBe('Short text.')
    const long = readMeta({}, {}, { body: [h('p', 'words '.repeat(60))] }).tags.get('description') ?? ''
    expect(long).toMatch(/^(?:words )+words…$/)
    expect(long.length).toBeLessThanOrEqual(160)
  })

  it('lets search engines index hidden pages if configured', () => {
    const config = createConfig({}, { seo: { indexHiddenPages: true } })
    expect(readMeta({ hidden: true }, { config }).tags.has('robots')).toBe(false)
    expect(readMeta({ noindex: true }, { config }).tags.get('robots')).toBe('noindex')
  })

  it('chooses a large card for an image, and uses the address of the site in the metadata', () => {
    const metadata = { canonical: 'https://a.example/docs/', 'og:image': '/images/hero.png', robots: 'noindex' }
    const config = createConfig(metadata)
    const { tags, canonical } = readMeta({}, { config, siteUrl: 'https://b.example' })
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('og:image')).toBe('https://a.example/docs/images/hero.png')
    expect(tags.get('robots')).toBe('noindex')
    expect(tags.has('canonical')).toBe(false)
    expect(canonical).toBe('https://a.example/docs/a.html')
  })

  it('links to the page as Markdown', () => {
    expect(readMeta({}).textHref).toBe('/docs/a.md')
  })

  it('contains the language, the last change and the account of the site if known', () => {
    const footerSocials = [{ platform: 'x', url: 'https://x.com/acme' }]
    const config = createConfig({}, { footerSocials })
    const { tags } = readMeta({}, { config, locale: 'pt' }, { changed: '2024-05-03T10:00:00Z' })
    expect(tags.get('og:locale')).toBe('pt_BR')
    expect(tags.get('article:modified_time')).toBe('2024-05-03T10:00:00Z')
    expect(tags.get('twitter:site')).toBe('@acme')
    const plain = readMeta({}).tags
    for (const name of ['og:locale', 'article:modified_time', 'twitter:site']) expect(plain.has(name)).toBe(false)
  })

  it.each([
    ['cn', 'zh_CN'],
    ['jp', 'ja_JP'],
    ['pt-BR', 'pt_BR'],
    ['en', 'en_US'],
  ])('converts the locale %s to %s', (locale, expected) => {
    expect(readMeta({}, { locale }).tags.get('og:locale')).toBe(expected)
  })

  it('describes the page and its position as JSON-LD', () => {
    const other = { ...page, permalink: '/start', title: 'Start' }
    const trail = [
      { title: 'Intro', page: other },
      { title: 'Deep', page },
    ]
    const { data } = readMeta(
      {},
      { siteUrl: SITE_URL },
      { description: [h('p', 'Lead')], changed: '2024-05-03' },
      trail,
    )
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'A',
          description: 'Lead',
          url: `${SITE_URL}/docs/a.html`,
          inLanguage: 'en',
          dateModified: '2024-05-03',
          isPartOf: { '@type': 'WebSite', name: 'Site', url: `${SITE_URL}/docs/` },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Intro', item: `${SITE_URL}/docs/start.html` },
            { '@type': 'ListItem', position: 2, name: 'A', item: `${SITE_URL}/docs/a.html` },
          ],
        },
      ],
    })
    expect(readMeta({}).data).toBeUndefined()
  })
})
