import type { SiteConfig } from '@spearmint/config'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { createAddresses } from '../model/addresses.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { LinkResolver } from '../model/link-resolver.ts'
import type { Page } from '../model/page.ts'
import { buildPageTree } from '../navigation/build-page-tree.ts'
import { listInReadingOrder } from '../navigation/list-in-reading-order.ts'
import { loadConfig } from './load-config.ts'
import { readSite } from './read-site.ts'

/** A site as its links see it. */
export interface LinkSite {
  config: SiteConfig
  /** All pages, those made of specs too. */
  pages: readonly Page[]
  links: LinkResolver
}

/**
 * Reads a site as far as its links need it: configuration, pages, specs of the folder. No other server is asked.
 *
 * @returns undefined when the configuration cannot be used
 */
export async function loadLinkSite(source: SourceFolder): Promise<LinkSite | undefined> {
  const { config } = loadConfig(source)
  if (config === undefined) return undefined
  const found = await readSite(config, { source, report: () => {} })
  // A page that stands for another address is a page all the same: it is what a rename moves.
  const pages = found.pages.map((page) => {
    const { url: _, ...frontmatter } = page.frontmatter
    return { ...page, frontmatter }
  })
  const { tree } = buildPageTree({ ...config, navigation: [...found.navigation] }, pages, {})
  const links = createLinkResolver({
    pages: listInReadingOrder(tree, pages),
    files: found.staticFiles,
    redirects: config.redirects,
    addresses: createAddresses(''),
  })
  return { config, pages, links }
}
