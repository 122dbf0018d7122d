import type { MigrationPages } from '@spearmint/config'
import { createSpecLoader } from '../../api/index.ts'
import type { SourceFolder } from '../../core/index.ts'
import { createPageIndex, loadConfig } from '../../site/index.ts'
import { readSiteFolder, resolveSite } from './resolve-site.ts'

/**
 * Reads what decides where the navigation of a site shows each page: the frontmatter of pages, and the specs in the folder.
 * Sends no requests.
 *
 * @returns Undefined if the configuration is not usable.
 */
export async function loadMigrationPages(source: SourceFolder): Promise<MigrationPages | undefined> {
  const { config, includedFiles } = loadConfig(source)
  if (config === undefined) return undefined
  const folder = readSiteFolder(source, { config, includedFiles })
  const { pages } = await resolveSite(config, folder, { loader: createSpecLoader(source, undefined) })
  const index = createPageIndex(pages)
  return {
    hasApi: pages.some(({ endpoint }) => endpoint !== undefined),
    find(name) {
      const page = index.find(name)
      if (page === undefined) return undefined
      const { version, hidden, url } = page.frontmatter
      return {
        path: page.path,
        permalink: page.permalink,
        ...(version !== undefined && { version }),
        isHidden: hidden,
        isLink: url !== undefined,
      }
    },
  }
}
