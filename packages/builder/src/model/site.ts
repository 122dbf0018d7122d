import type { SiteConfig } from '@spearmint/config'
import type { ClientAssets } from '../assets/client-assets.ts'
import type { IconRequest, IconResolver } from '../icons/icon-resolver.ts'
import type { Addresses } from './addresses.ts'
import type { LinkResolver } from './link-resolver.ts'
import type { PageTree } from './page-tree.ts'

/** What is the same for all pages of a site. */
export interface Site {
  config: SiteConfig
  tree: PageTree
  addresses: Addresses
  links: LinkResolver
  icons: IconResolver
  /** The icon and the name of a platform of `footerSocials` (reference 1.11). */
  toSocialIcon: (platform: string) => IconRequest & { label: string }
  /** The built stylesheet and scripts that every site shares. */
  assets: ClientAssets
  /** Paths in the site of its own stylesheets, in order: the theme, then what authors wrote. */
  stylesheets: readonly string[]
  /** Origin the site is published at, for example `https://docs.example.com`. Without it no absolute address is written. */
  siteUrl?: string
}
