import type { UrlStyle } from './url-style.ts'

/** What a host has to know about a built site, besides its files. */
export interface HostFacts {
  urls: UrlStyle
  /** Redirects without wildcards first. */
  redirects: readonly HostRedirect[]
}

/** A redirect that a host responds with. */
export interface HostRedirect {
  /**
   * With the base path. A path in a request, decoded; or, with the wildcards of the configuration, those that it matches:
   * `/docs/old/:slug*`.
   */
  source: string
  destination: string
  status: 301 | 302
}
