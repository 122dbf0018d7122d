import type { Redirect } from '@spearmint/config'

/** A page that redirects. */
export interface RedirectPage {
  /** The file it is written to. */
  path: string
  /** The destination, as written in the page. */
  href: string
}

/** A redirect that works. */
export interface RedirectRule extends Redirect {
  /** The destination with the base path. Undefined if source and destination have wildcards. */
  href?: string
}
