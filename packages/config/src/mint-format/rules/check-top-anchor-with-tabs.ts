import type { ValueProblem } from '../../problems/config-problem.ts'
import type { InvalidParts } from '../../rules/invalid-parts.ts'
import { isExternal } from '../../rules/to-site-path.ts'
import type { PartialConfig } from '../schema/partial-config.ts'

/** The top anchor is only shown above anchors that have pages. With tabs alone, nobody ever sees it. */
export function checkTopAnchorWithTabs(
  { topAnchor, tabs = [], anchors = [] }: PartialConfig,
  invalid: InvalidParts,
): ValueProblem[] {
  const hasPages = ({ url }: { url: string }) => !isExternal(url)
  if (invalid.has(['anchors']) || !topAnchor || !tabs.some(hasPages) || anchors.some(hasPages)) return []
  return [
    {
      code: 'config/top-anchor-with-tabs',
      path: ['topAnchor'],
      at: 'key',
      message: '"topAnchor" has no effect: the site has tabs, but no anchor with pages.',
      suggestions: ['Use "primaryTab" to name the tab of all other pages, or remove "topAnchor".'],
    },
  ]
}
