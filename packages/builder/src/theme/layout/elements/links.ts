import type { LinkResolver, ResolvedLink } from '../../../core/index.ts'

/** Addresses of the configuration and the frontmatter count from the root of the site. */
const ROOT_FILE = 'mint.json'

/** The `href` of an address of the configuration or the frontmatter. Undefined when it would run code. */
export function resolveHref(links: LinkResolver, address: string): string | undefined {
  return toHref(links.resolveLink(address, ROOT_FILE))
}

/** The same for pictures: a path is always a file. */
export function resolveFileHref(links: LinkResolver, address: string): string | undefined {
  return toHref(links.resolveFile(address, ROOT_FILE))
}

function toHref(link: ResolvedLink): string | undefined {
  return link.type === 'unsafe' ? undefined : link.href
}
