import type { NavigationGroup } from '@spearmint/config'
import { type Page, toHash } from '../core/index.ts'
import type { Site } from '../theme/index.ts'
import type { BuildOptions } from './build-options.ts'

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
