import type { SiteConfig } from '@spearmint/config'

/** The part of the site configuration that arranges the pages. */
export type NavigationConfig = Pick<
  SiteConfig,
  'navigation' | 'versions' | 'tabs' | 'primaryTab' | 'anchors' | 'topAnchor' | 'redirects' | 'locale' | 'words'
>
