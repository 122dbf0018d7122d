import type { SiteConfig } from '@spearmint/config'
import type {
  Addresses,
  FindImageSize,
  LinkResolver,
  LocateInConfig,
  PageReference,
  PublicUrls,
  SiteVersion,
  SourceFolder,
} from '../../core/index.ts'
import type { EntryPlan } from '../../emit/index.ts'
import type { BrokenLinkReporter, HashFile } from '../../site/index.ts'
import type { UserAssets } from '../../theme/index.ts'
import type { BuildOptions } from '../build-options.ts'
import type { Tools } from './create-tools.ts'
import type { ResolvedSite } from './resolve-site.ts'

/** Everything that is known about a site before the content of its first page is read. */
export interface Site extends ResolvedSite {
  source: SourceFolder
  hashFile: HashFile
  findImageSize: FindImageSize
  options: BuildOptions
  tools: Tools
  /** Without images and fonts whose files are missing. */
  config: SiteConfig
  locate: LocateInConfig | undefined
  addresses: Addresses
  /** Redirects, and the pages at the addresses of folders. */
  entries: EntryPlan
  /** Which version it is, if there are several from Git. */
  version: SiteVersion | undefined
  urls: PublicUrls
  links: LinkResolver
  /** The links of the configuration. */
  configLinks: readonly PageReference[]
  advisor: BrokenLinkReporter
  /** The stylesheets and scripts of the site's authors. */
  userAssets: UserAssets
}
