import { createPrefixMatcher } from '@spearmint/config'
import type { Page } from '../../../core/index.ts'
import type { DivisionKey } from './create-division-builder.ts'
import type { NavigationConfig } from './navigation-config.ts'
import type { Versions } from './resolve-versions.ts'

/**
 * Finds the divisions that a page belongs to, the default version first. `version` is that of the group that lists the
 * page. The version in the page's frontmatter takes precedence. Undefined means every version.
 */
export type FindKeys = (page: Page, version?: string) => DivisionKey[]

/** Creates the search for the divisions of a page: one per version, by the tab and the anchor that its path matches. */
export function createKeySearch(
  versions: Versions,
  { tabs, anchors }: Pick<NavigationConfig, 'tabs' | 'anchors'>,
): FindKeys {
  const matchTab = createPrefixMatcher(tabs)
  const matchAnchor = createPrefixMatcher(anchors)
  return (page, version) =>
    versions.select(page.frontmatter.version ?? version).flatMap(({ name, position }) => {
      const tab = matchTab(page.path, name)
      const anchor = matchAnchor(page.path, name)
      return tab === 'other-version' || anchor === 'other-version' ? [] : [{ version: position, tab, anchor }]
    })
}
