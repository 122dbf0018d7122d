import type { LinkSite } from '../check/index.ts'
import { createAddresses, type SourceFolder } from '../core/index.ts'
import { buildPageTree, createLinkResolver, listInReadingOrder, loadConfig } from '../site/index.ts'
import { readSite } from './read-site.ts'

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
