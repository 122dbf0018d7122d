import type { Page } from '../../core/index.ts'
import { createClaims } from './create-claims.ts'
import type { DivisionKey } from './create-draft-divisions.ts'
import type { NavigationConfig } from './navigation-config.ts'
import type { Versions } from './resolve-versions.ts'

/**
 * The divisions a page belongs in, the default version first. `version` is that of the group which lists it; the
 * page's own wins. Undefined means every version.
 */
export type FindKeys = (page: Page, version?: string) => DivisionKey[]

/** Creates the search for the divisions of a page: one per version, by the tab and the anchor its path belongs to. */
export function createKeySearch(
  versions: Versions,
  { tabs, anchors }: Pick<NavigationConfig, 'tabs' | 'anchors'>,
): FindKeys {
  const findTab = createClaims(tabs)
  const findAnchor = createClaims(anchors)
  return (page, version) =>
    versions.select(page.frontmatter.version ?? version).flatMap(({ name, position }) => {
      const tab = findTab(page.path, name)
      const anchor = findAnchor(page.path, name)
      return tab === 'elsewhere' || anchor === 'elsewhere' ? [] : [{ version: position, tab, anchor }]
    })
}
