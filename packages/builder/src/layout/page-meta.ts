import { toTextPath } from '../model/addresses.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { toPageDescription } from './page-description.ts'
import type { PageView } from './page-view.ts'
import { resolveFileHref } from './resolve-href.ts'

/** Keys of the frontmatter that are meta tags as they stand (reference 2.5). */
const META_KEY = /^(?:(?:og|twitter|article|fb):[\w:-]+|robots|keywords|author|theme-color)$/

const IMAGE_KEY = /^(?:og|twitter):(?:image|logo)$/

/** The document's title, the address it is known by, and its meta tags by name. */
export interface PageMeta {
  title: string
  /** Absolute. */
  canonical?: string
  /** Address of the page as Markdown. */
  textHref?: string
  tags: ReadonlyMap<string, string>
}

/**
 * Finds what the head says about a page: its frontmatter first, then `metadata` of the configuration, then what follows
 * from the page itself (reference 2.5). Hidden pages are not for search engines, unless `seo.indexHiddenPages` says so.
 */
export function toPageMeta(site: Site, view: PageView): PageMeta {
  const { config, addresses } = site
  const { page } = view
  const { frontmatter } = page
  const title = `${page.title} - ${config.name}`
  const canonical = findCanonical(site, page)
  const description = toPageDescription(view)
  const isUnindexed = frontmatter.noindex || (frontmatter.hidden && !config.seo.indexHiddenPages)
  const { canonical: _base, ...everywhere } = config.metadata

  const tags = new Map<string, string>([
    ...toTags(description, ['description', 'og:description', 'twitter:description']),
    ['og:type', 'website'],
    ['og:site_name', config.name],
    ...toTags(title, ['og:title', 'twitter:title']),
    ...toTags(canonical, ['og:url', 'twitter:url']),
    ...Object.entries(everywhere),
    ...Object.entries(frontmatter.raw).flatMap(([key, value]) => toTag(key, value)),
    ...toTags(isUnindexed ? 'noindex' : undefined, ['robots']),
  ])
  for (const [name, value] of tags) if (IMAGE_KEY.test(name)) tags.set(name, toImageAddress(site, value))
  const hasImage = tags.has('og:image') || tags.has('twitter:image')
  if (!tags.has('twitter:card')) tags.set('twitter:card', hasImage ? 'summary_large_image' : 'summary')
  const textHref = addresses.toFileHref(toTextPath(page.permalink))
  return { title, tags, textHref, ...(canonical === undefined ? {} : { canonical }) }
}

/**
 * The address that counts as the page's: the one it names, else its own below `metadata.canonical` of the configuration
 * (where the site stands, with its base path), else below the origin of the build.
 */
function findCanonical({ config, addresses, siteUrl }: Site, page: Page): string | undefined {
  const written = page.frontmatter.raw.canonical
  if (typeof written === 'string' && isWebAddress(written)) return written
  const href = addresses.toPageHref(page.permalink)
  const { canonical: root = '' } = config.metadata
  if (isWebAddress(root)) return root.replace(/\/+$/, '') + href.slice(addresses.base.length)
  return siteUrl === undefined ? undefined : toAbsolute(href, siteUrl)
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address)
}

/** One text under several names; none when there is no text. */
function toTags(text: string | undefined, names: readonly string[]): [string, string][] {
  return text === undefined || text === '' ? [] : names.map((name) => [name, text])
}

function toTag(key: string, value: unknown): [string, string][] {
  if (!META_KEY.test(key)) return []
  if (Array.isArray(value)) return [[key, value.join(', ')]]
  return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : []
}

/** Pictures of the site become absolute where the site's origin is known, because other sites read these tags. */
function toImageAddress({ config, links, siteUrl }: Site, value: string): string {
  const href = resolveFileHref(links, value) ?? value
  const { canonical = '' } = config.metadata
  const origin = isWebAddress(canonical) ? canonical : siteUrl
  return origin === undefined ? href : toAbsolute(href, origin)
}

function toAbsolute(href: string, siteUrl: string): string {
  return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : href
}
