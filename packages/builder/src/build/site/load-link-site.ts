import { createSpecLoader } from '../../api/index.ts'
import type { LinkSite } from '../../check/index.ts'
import { createAddresses, type SourceFolder } from '../../core/index.ts'
import { buildPageTree, createLinkResolver, listInReadingOrder, loadConfig } from '../../site/index.ts'
import { readSiteFolder, resolveSite } from './resolve-site.ts'

/**
 * Reads what the links of a site depend on: configuration, pages, specs of the folder. Sends no requests.
 *
 * @returns Undefined if the configuration is not usable.
 */
export async function loadLinkSite(source: SourceFolder): Promise<LinkSite | undefined> {
  const { config, includedFiles } = loadConfig(source)
  if (config === undefined) return undefined
  const folder = readSiteFolder(source, { config, includedFiles })
  const resolved = await resolveSite(config, folder, { loader: createSpecLoader(source, undefined) })
  // A page whose `url` is an external address can be renamed like any other.
  const pages = resolved.pages.map((page) => {
    const { url: _, ...frontmatter } = page.frontmatter
    return { ...page, frontmatter }
  })
  const { tree } = buildPageTree({ ...config, ...resolved.navigation }, pages, {})
  const links = createLinkResolver({
    pages: listInReadingOrder(tree, pages),
    files: resolved.staticFiles,
    redirects: config.redirects,
    addresses: createAddresses(''),
  })
  return { config, pages, links }
}
