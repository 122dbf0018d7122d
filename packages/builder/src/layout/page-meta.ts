import { toString as toText } from 'hast-util-to-string'
import type { Site } from '../model/site.ts'
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
  tags: ReadonlyMap<string, string>
}

/**
 * Finds what the head says about a page: its frontmatter first, then `metadata` of the configuration, then what follows
 * from the page itself (reference 2.5). Hidden pages are not for search engines.
 */
export function toPageMeta(site: Site, view: PageView): PageMeta {
  const { config, addresses, siteUrl } = site
  const { page } = view
  const { frontmatter } = page
  const title = `${page.title} - ${config.name}`
  const written = frontmatter.raw.canonical
  const own = siteUrl === undefined ? undefined : toAbsolute(addresses.toPageHref(page.permalink), siteUrl)
  const canonical = typeof written === 'string' && /^https?:/.test(written) ? written : own
  const description = toDescription(view)

  const tags = new Map<string, string>([
    ...(description === ''
      ? []
      : ([
          ['description', description],
          ['og:description', description],
        ] as const)),
    ['og:type', 'website'],
    ['og:site_name', config.name],
    ['og:title', title],
    ...(canonical === undefined ? [] : ([['og:url', canonical]] as const)),
    ['twitter:title', title],
    ...Object.entries(config.metadata).filter(([name]) => name !== 'canonical'),
    ...Object.entries(frontmatter.raw).flatMap(([key, value]) => toTag(key, value)),
    ...(frontmatter.hidden || frontmatter.noindex ? ([['robots', 'noindex']] as const) : []),
  ])
  for (const [name, value] of tags) if (IMAGE_KEY.test(name)) tags.set(name, toImageAddress(site, value))
  return { title, tags, ...(canonical === undefined ? {} : { canonical }) }
}

/** Text of the lead, on one line. */
function toDescription({ description }: PageView): string {
  return toText({ type: 'root', children: description }).replace(/\s+/g, ' ').trim()
}

function toTag(key: string, value: unknown): [string, string][] {
  if (!META_KEY.test(key)) return []
  if (Array.isArray(value)) return [[key, value.join(', ')]]
  return typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : []
}

/** Pictures of the site become absolute where the site's origin is known, because other sites read these tags. */
function toImageAddress({ links, siteUrl }: Site, value: string): string {
  const href = resolveFileHref(links, value) ?? value
  return siteUrl === undefined ? href : toAbsolute(href, siteUrl)
}

function toAbsolute(href: string, siteUrl: string): string {
  return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : href
}
