/** Where a site will stand: what makes the addresses in its files absolute. */
export interface PublicUrls {
  /** Address of the site with its base path, without a slash at its end; undefined where nobody has said it. */
  root?: string
  /**
   * The absolute address of an `href` of the built site: below the base path, or below the page at `from` (absolute).
   * External addresses stay as they are, and so do all where the root is unknown.
   */
  toUrl(href: string, from?: string): string
}

export interface PublicUrlsInput {
  /** URL path below which the site is served: empty, or `/docs`. */
  base: string
  /** `metadata.canonical` of the configuration: where the site stands, with its base path. It wins. */
  canonical?: string | undefined
  /** Origin of the build (`--site-url`). */
  siteUrl?: string | undefined
}

/** Creates the absolute addresses of a site. */
export function createPublicUrls({ base, canonical = '', siteUrl }: PublicUrlsInput): PublicUrls {
  const root = isWebAddress(canonical)
    ? canonical.replace(/\/+$/, '')
    : siteUrl === undefined
      ? undefined
      : siteUrl + base
  if (root === undefined) return { toUrl: (href) => href }
  return {
    root,
    toUrl(href, from = `${root}/`) {
      if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href
      if (href === base || href.startsWith(`${base}/`)) return root + href.slice(base.length)
      return URL.canParse(href, from) ? new URL(href, from).href : href
    },
  }
}

/** Whether an address is an absolute one that browsers open. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/./.test(address) && URL.canParse(address)
}
