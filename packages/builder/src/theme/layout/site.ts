import type { SiteConfig } from '@spearmint/config'
import type { FindWords, PageWords } from '@spearmint/config/words'
import type { ElementContent } from 'hast'
import type {
  Addresses,
  IconRequest,
  IconResolver,
  LinkResolver,
  Page,
  PageTree,
  PublicUrls,
  Repository,
  SiteVersion,
} from '../../core/index.ts'
import type { Asset } from '../client-assets/asset.ts'
import type { ClientAssets } from '../client-assets/client-assets.ts'
import type { FaviconLink } from '../favicon/favicon-link.ts'
import type { SiteScript } from '../user-assets/site-script.ts'

/** What all pages of a site have in common. */
export interface Site {
  config: SiteConfig
  tree: PageTree
  addresses: Addresses
  links: LinkResolver
  icons: IconResolver
  /** The icon and the name of a platform in `footerSocials` (docs/reference/mint-json.mdx#social-accounts). */
  toSocialIcon: (platform: string) => IconRequest & { label: string }
  /** Finds a page by its permalink. */
  findPage: (permalink: string) => Page | undefined
  /** Renders a Markdown text of the configuration as a line. */
  renderInline: (markdown: string) => ElementContent[]
  /** The built stylesheets and scripts, which are the same for every site. */
  assets: ClientAssets
  /** The stylesheets of this site, in order: the theme, then those of authors. */
  stylesheets: readonly Asset[]
  /** The paths of fonts that browsers load before they have read the stylesheets. */
  fonts?: readonly string[] | undefined
  /** The scripts of authors that every page loads. None by default. */
  scripts?: readonly SiteScript[] | undefined
  /** Other origins that pages may load scripts, styles and fonts from and send requests to. None by default. */
  allowedOrigins?: readonly string[] | undefined
  /** Path in the site of the search manifest. */
  searchManifest: string
  /** The public address of the site. If it isn't known, pages contain no absolute addresses. */
  urls: PublicUrls
  /** Icons of the site, for the head. None by default. */
  favicons?: readonly FaviconLink[] | undefined
  /** The repository of the site's files, for visitors who want to change them. */
  repository?: Repository | undefined
  /** Which version it is, if there are several from Git. */
  version?: SiteVersion | undefined
  /** Finds the words of the frame by language. */
  findWords: FindWords
  /** The words of the language that is rendered. At first, that of the site. */
  words: PageWords
  /** Stars of the repositories in the header, by their address in the configuration. */
  stars?: ReadonlyMap<string, number> | undefined
}
