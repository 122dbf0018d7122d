/** The public URL of a site, which makes the addresses in its files absolute. */
export interface PublicUrls {
  /** URL of the site with its base path, without a trailing slash. Undefined if it is not configured. */
  root?: string
  /**
   * The absolute URL of an `href` in the built site. A relative one is resolved against the page at `from` (absolute).
   * External addresses are returned unchanged, and so are all others if the root is unknown.
   */
  toUrl(href: string, from?: string): string
}

export interface PublicUrlsInput {
  /** What the `href`s of the site start with: `Addresses.base`. */
  base: string
  /** URL path of the site in public, if it isn't `base`. */
  publicBase?: string | undefined
  /** `metadata.canonical` of the configuration: the URL of the site with its base path. Takes precedence. */
  canonical?: string | undefined
  /** Origin from the build option `--site-url`. */
  siteUrl?: string | undefined
}

/** Creates the absolute URLs of a site. */
export function createPublicUrls({ base, publicBase = base, canonical = '', siteUrl }: PublicUrlsInput): PublicUrls {
  const root = isWebAddress(canonical)
    ? canonical.replace(/\/+$/, '')
    : siteUrl === undefined
      ? undefined
      : siteUrl + publicBase
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

/** Whether an address is an absolute HTTP or HTTPS URL. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/./.test(address) && URL.canParse(address)
}
