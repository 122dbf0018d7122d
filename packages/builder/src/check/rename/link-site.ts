import type { SiteConfig } from '@spearmint/config'
import type { LinkResolver, Page, SourceFolder } from '../../core/index.ts'

/** What the links of a site depend on. */
export interface LinkSite {
  config: SiteConfig
  /** All pages, including those generated from specs. */
  pages: readonly Page[]
  links: LinkResolver
}

/** Reads what the links of a site depend on. Resolves to undefined if the configuration is not usable. */
export type LoadLinkSite = (source: SourceFolder) => Promise<LinkSite | undefined>
