import type { SiteConfig } from '@spearmint/config'

/** The part of the site configuration that says how pages are arranged. */
export type NavigationConfig = Pick<
  SiteConfig,
  'navigation' | 'versions' | 'tabs' | 'primaryTab' | 'anchors' | 'topAnchor' | 'redirects'
>
