import { type Result, x } from 'xastscript'
import { renderXml } from './render-xml.ts'

/** A page in the sitemap. All addresses are absolute. */
export interface SitemapPage {
  url: string
  /** When it was last changed, as an ISO 8601 date and time. */
  changed?: string
  /** The page in all languages, its own among them; none when there is only one. */
  languages: readonly { tag: string; url: string }[]
}

export interface SitemapFile {
  path: string
  content: string
}

/** Addresses in one file (sitemaps.org). */
const MOST_PAGES = 50_000

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Renders the sitemap (sitemaps.org): `sitemap.xml`, or for more pages than one file may hold an index of that name and
 * numbered files beside it. Other languages of a page are named as search engines ask for it (`xhtml:link`).
 *
 * @param most pages in one file; by default as many as may be
 */
export function renderSitemap(
  pages: readonly SitemapPage[],
  toFileUrl: (path: string) => string,
  most: number = MOST_PAGES,
): SitemapFile[] {
  if (pages.length <= most) return [{ path: 'sitemap.xml', content: renderPages(pages) }]
  const files = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: renderPages(pages.slice(index * most, (index + 1) * most)),
  }))
  const entries = files.map(({ path }) => x('sitemap', [x('loc', toFileUrl(path))]))
  return [{ path: 'sitemap.xml', content: renderXml(x('sitemapindex', { xmlns: XMLNS }, entries)) }, ...files]
}

function renderPages(pages: readonly SitemapPage[]): string {
  const hasLanguages = pages.some(({ languages }) => languages.length > 0)
  return renderXml(x('urlset', { xmlns: XMLNS, 'xmlns:xhtml': hasLanguages ? XHTML : undefined }, pages.map(toEntry)))
}

function toEntry({ url, changed, languages }: SitemapPage): Result {
  return x('url', [
    x('loc', url),
    ...(changed === undefined ? [] : [x('lastmod', changed)]),
    ...languages.map(({ tag, url }) => x('xhtml:link', { rel: 'alternate', hreflang: tag, href: url })),
  ])
}
