import type { NavigationGroup } from '@spearmint/config'
import type { BuildOptions } from '../model/build.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { toHash } from '../model/to-hash.ts'

export interface SiteKeyInput {
  site: Site
  pages: readonly Page[]
  /** With the groups that specs make. */
  navigation: readonly NavigationGroup[]
  staticFiles: readonly string[]
  options: BuildOptions
}

/** A hash of all that stands around the content of pages: of two sites with one key the frame of every page is the same. */
export function toSiteKey({ site, pages, navigation, staticFiles, options }: SiteKeyInput): string {
  const { config, stylesheets, scripts, favicons, stars } = site
  return toHash(
    JSON.stringify([config, navigation, stylesheets, scripts, favicons, [...(stars ?? [])]]),
    JSON.stringify(pages.map(({ operation, schema, ...page }) => [page, operation?.head, schema?.name])),
    JSON.stringify([staticFiles, options]),
  )
}
