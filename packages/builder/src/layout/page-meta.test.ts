import type { SiteConfig } from '@spearmint/config'
import { h } from 'hastscript'
import { describe, expect, it } from 'vitest'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { createAddresses } from '../model/addresses.ts'
import type { Frontmatter } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { type PageMeta, toPageMeta } from './page-meta.ts'
import type { PageView } from './page-view.ts'

const SITE_URL = 'https://docs.example.com'

function readMeta(frontmatter: Partial<Frontmatter>, site: Partial<Site> = {}, view: Partial<PageView> = {}): PageMeta {
  const config = {
    name: 'Site',
    seo: { indexHiddenPages: false },
    metadata: { 'twitter:card': 'summary', 'og:title': 'Everywhere' },
  } as unknown as SiteConfig
  const page = {
    file: 'a.mdx',
    path: 'a',
    permalink: '/a',
    title: 'A',
    frontmatter: { deprecated: false, hidden: false, noindex: false, hideApiMarker: false, raw: {}, ...frontmatter },
  }
  const addresses = createAddresses('/docs')
  const links = createLinkResolver({ pages: [], files: ['images/hero.png'], redirects: [], addresses })
  return toPageMeta({ config, addresses, links, ...site } as Site, {
    page,
    description: [],
    body: [],
    aside: [],
    toc: [],
    styles: [],
    ...view,
  })
}

describe('toPageMeta', () => {
  it.each([
    ['of the configuration', {}, 'twitter:card', 'summary'],
    ['of the configuration, before the automatic one', {}, 'og:title', 'Everywhere'],
    ['of the frontmatter, before all', { raw: { 'og:title': 'Own' } }, 'og:title', 'Own'],
    ['automatic', {}, 'twitter:title', 'A - Site'],
    ['with a list', { raw: { keywords: ['x', 'y'] } }, 'keywords', 'x, y'],
    ['with a picture of the site', { raw: { 'og:image': '/a b.png' } }, 'og:image', `${SITE_URL}/docs/a%20b.png`],
    ['with a picture elsewhere', { raw: { 'og:image': 'https://a.b/c.png' } }, 'og:image', 'https://a.b/c.png'],
    ['of a hidden page', { hidden: true, raw: { robots: 'index' } }, 'robots', 'noindex'],
    ['of a page like any', {}, 'twitter:url', `${SITE_URL}/docs/a.html`],
    ['of a page with a picture', { raw: { 'og:image': '/a.png' } }, 'twitter:card', 'summary'],
    ['of a page with noindex', { noindex: true }, 'robots', 'noindex'],
    ['of a page like any', {}, 'robots', undefined],
    ['that is no meta tag', { raw: { icon: 'x', 'og:video': { url: 'x' } } }, 'icon', undefined],
    ['that is no text', { raw: { 'og:video': { url: 'x' } } }, 'og:video', undefined],
  ] satisfies [string, Partial<Frontmatter>, string, string | undefined][])(
    'tag %s',
    (_, frontmatter, name, expected) => {
      expect(readMeta(frontmatter, { siteUrl: SITE_URL }).tags.get(name)).toBe(expected)
    },
  )

  it('knows an absolute address only when the site has one, or the page names it', () => {
    expect(readMeta({}, { siteUrl: SITE_URL }).canonical).toBe('https://docs.example.com/docs/a.html')
    expect(readMeta({}).canonical).toBeUndefined()
    expect(readMeta({}).tags.has('og:url')).toBe(false)
    expect(readMeta({ raw: { canonical: 'https://a.b/c' } }).canonical).toBe('https://a.b/c')
    expect(readMeta({ raw: { canonical: 'javascript:x' } }).canonical).toBeUndefined()
  })

  it('writes the description as plain text on one line', () => {
    const description = [h('p', 'All\n about ', h('code', 'a'))]
    const { tags } = readMeta({}, {}, { description })
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(tags.get(name)).toBe('All about a')
    }
    expect(readMeta({}).tags.has('description')).toBe(false)
  })

  it('takes the beginning of the text for a description where there is none', () => {
    const body = [h('h2', 'Title'), h('p'), h('p', 'Short text.'), h('p', 'More')]
    expect(readMeta({}, {}, { body }).tags.get('description')).toBe('Short text.')
    const long = readMeta({}, {}, { body: [h('p', 'words '.repeat(60))] }).tags.get('description') ?? ''
    expect(long).toMatch(/^(?:words )+words…$/)
    expect(long.length).toBeLessThanOrEqual(160)
  })

  it('lists hidden pages for search engines when the configuration says so', () => {
    const config = { name: 'S', seo: { indexHiddenPages: true }, metadata: {} } as unknown as SiteConfig
    expect(readMeta({ hidden: true }, { config }).tags.has('robots')).toBe(false)
    expect(readMeta({ noindex: true }, { config }).tags.get('robots')).toBe('noindex')
  })

  it('makes a card large when there is a picture, and takes the address of the site from the metadata', () => {
    const metadata = { canonical: 'https://a.example/docs/', 'og:image': '/images/hero.png', robots: 'noindex' }
    const config = { name: 'S', seo: { indexHiddenPages: false }, metadata } as unknown as SiteConfig
    const { tags, canonical } = readMeta({}, { config, siteUrl: 'https://b.example' })
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('og:image')).toBe('https://a.example/docs/images/hero.png')
    expect(tags.get('robots')).toBe('noindex')
    expect(tags.has('canonical')).toBe(false)
    expect(canonical).toBe('https://a.example/docs/a.html')
  })

  it('names the page as Markdown', () => {
    expect(readMeta({}).textHref).toBe('/docs/a.md')
  })
})
