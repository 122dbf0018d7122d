import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import type { UnsoundParts } from './rule.ts'
import { isExternal } from './site-path.ts'

/** The top anchor stands above anchors that own pages. With tabs alone nobody ever sees it (reference 1.9). */
export function checkTopAnchorWithTabs(
  { topAnchor, tabs = [], anchors = [] }: CheckedConfig,
  unsound: UnsoundParts,
): Problem[] {
  const ownsPages = ({ url }: { url: string }) => !isExternal(url)
  if (unsound.has(['anchors']) || !topAnchor || !tabs.some(ownsPages) || anchors.some(ownsPages)) return []
  return [
    {
      code: 'config/top-anchor-with-tabs',
      path: ['topAnchor'],
      at: 'key',
      message: '"topAnchor" has no effect: the site has tabs, and no anchor owns pages.',
      suggestions: ['Name the tab of all other pages with "primaryTab", or remove "topAnchor".'],
    },
  ]
}
