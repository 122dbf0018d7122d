import { type Result, x } from 'xastscript'
import type { LanguageLink } from './create-language-links.ts'
import { renderXml } from './render-xml.ts'

/** A page in the sitemap. All addresses are absolute. */
export interface SitemapPage {
  url: string
  /** When it was last changed, as an ISO 8601 date and time. */
  changed?: string
  /** The page in all languages, including its own. None if there is only one. */
  languages: readonly LanguageLink[]
}

export interface SitemapFile {
  path: string
  content: string
}

/** Maximum number of addresses in a file (sitemaps.org). */
const MAX_PAGES = 50_000

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Renders the sitemap (sitemaps.org): `sitemap.xml`, or if there are too many pages for one file, an index of that name and
 * numbered files. Other languages of a page are listed for search engines (`xhtml:link`).
 *
 * @param maxPages maximum number of pages in a file
 */
export function renderSitemap(
  pages: readonly SitemapPage[],
  toFileUrl: (path: string) => string,
  maxPages: number = MAX_PAGES,
): SitemapFile[] {
  if (pages.length <= maxPages) return [{ path: 'sitemap.xml', content: renderPages(pages) }]
  const files = Array.from({ length: Math.ceil(pages.length / maxPages) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: renderPages(pages.slice(index * maxPages, (index + 1) * maxPages)),
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
