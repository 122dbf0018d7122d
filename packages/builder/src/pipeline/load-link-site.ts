import type { SiteConfig } from '@spearmint/config'
import { createLinkResolver } from '../links/create-link-resolver.ts'
import { createAddresses } from '../model/addresses.ts'
import type { SourceFolder } from '../model/folders.ts'
import type { LinkResolver } from '../model/link-resolver.ts'
import type { Page } from '../model/page.ts'
import { buildPageTree } from '../navigation/build-page-tree.ts'
import { listInReadingOrder } from '../navigation/list-in-reading-order.ts'
import { findFiles } from '../source/find-files.ts'
import { attachOperations } from './attach-operations.ts'
import { createSpecPages } from './create-spec-pages.ts'
import { loadConfig } from './load-config.ts'
import { loadSpecs } from './load-specs.ts'
import { readPages } from './read-pages.ts'

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
  const files = findFiles(source.list(), { mintIgnore: source.readText('.mintignore') })
  const staticFiles = files.statics.map(({ path }) => path)
  const { pages: read } = readPages(files.pages, source)
  const specs = await loadSpecs({ config, pages: read, staticFiles, source, report: () => {} })
  const attached = attachOperations(read, specs)
  const made = createSpecPages(config, attached.pages, specs)
  // A page that stands for another address is a page all the same: it is what a rename moves.
  const pages = [...attached.pages, ...made.pages].map((page) => {
    const { url: _, ...frontmatter } = page.frontmatter
    return { ...page, frontmatter }
  })
  const { tree } = buildPageTree({ ...config, navigation: [...config.navigation, ...made.groups] }, pages, {})
  const links = createLinkResolver({
    pages: listInReadingOrder(tree, pages),
    files: staticFiles,
    redirects: config.redirects,
    addresses: createAddresses(''),
  })
  return { config, pages, links }
}
