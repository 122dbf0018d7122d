import type { SiteConfig } from '@spearmint/config'
import type {
  Addresses,
  IconRequest,
  IconResolver,
  LinkResolver,
  PageTree,
  PublicUrls,
  Repository,
} from '../../core/index.ts'
import type { Asset } from '../client-assets/asset.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'
import type { FaviconLink } from '../favicon/favicon-link.ts'
import type { SiteScript } from '../user-assets/site-script.ts'

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
  /** The stylesheets of this site alone, in order: the theme, then what authors wrote. */
  stylesheets: readonly Asset[]
  /** The scripts of authors that every page loads. Default none. */
  scripts?: readonly SiteScript[] | undefined
  /** Other origins that pages may load scripts, styles and fonts from and send requests to. Default none. */
  allowedOrigins?: readonly string[] | undefined
  /** Path in the site of the manifest of the search. */
  searchManifest: string
  /** Where the site will stand. Where that is not known no absolute address is written. */
  urls: PublicUrls
  /** Icons of the site, for the head. Default none. */
  favicons?: readonly FaviconLink[] | undefined
  /** Where the site's files are kept, for readers who want to change them. */
  repository?: Repository | undefined
  /** Stars of the repositories that the header shows, by their address in the configuration. */
  stars?: ReadonlyMap<string, number> | undefined
}
