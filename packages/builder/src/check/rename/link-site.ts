import type { SiteConfig } from '@spearmint/config'
import type { LinkResolver, Page, SourceFolder } from '../../core/index.ts'

/** A site as its links see it. */
export interface LinkSite {
  config: SiteConfig
  /** All pages, including those generated from specs. */
  pages: readonly Page[]
  links: LinkResolver
}

/** Reads a folder as far as its links need it. Returns undefined when the configuration cannot be used. */
export type LoadLinkSite = (source: SourceFolder) => Promise<LinkSite | undefined>
