import { isExternalHref, type LinkResolver, type ResolvedLink } from '../../../core/index.ts'

/** Addresses in the configuration and the frontmatter are relative to the root of the site. */
const ROOT_FILE = 'mint.json'

/** Resolves an address of the configuration or the frontmatter to an `href`. Undefined if it would run code. */
export function resolveHref(links: LinkResolver, address: string): string | undefined {
  return toHref(links.resolveLink(address, ROOT_FILE))
}

/** Resolves the address of an image. Unlike with {@link resolveHref}, a path is always that of a file. */
export function resolveFileHref(links: LinkResolver, address: string): string | undefined {
  return toHref(links.resolveFile(address, ROOT_FILE))
}

function toHref(link: ResolvedLink): string | undefined {
  return link.type === 'unsafe' ? undefined : link.href
}

/** The attributes of a link. A link to another site opens in a new tab. */
export function toLinkAttributes(href: string): { href: string; target?: string; rel?: string } {
  return isExternalHref(href) && !href.startsWith('mailto:') ? { href, target: '_blank', rel: 'noopener' } : { href }
}
