import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { Problem } from '../problems/config-problem.ts'
import type { CheckedConfig } from '../schema/checked-config.ts'
import { toPageKey } from './page-key.ts'
import type { SiteFiles } from './site-files.ts'
import { walkPages } from './walk-groups.ts'

/** How many pages the message names. */
const MOST_NAMED = 5

/**
 * Pages of the folder that no group lists. They are told together, at the navigation. The page of the root and that of
 * a wrong address are found without a menu.
 */
export function checkUnlistedPage(config: CheckedConfig, files: SiteFiles): Problem[] {
  if (!config.navigation) return []
  const listed = new Set([...walkPages(config.navigation)].map(({ page }) => toPageKey(normalizePagePath(page))))
  for (const key of ['', '404']) listed.add(key)
  const unlisted = [...files.listPages()].filter((page) => !listed.has(toPageKey(page)))
  if (unlisted.length === 0) return []
  const names = unlisted.slice(0, MOST_NAMED).map((page) => `"${page}"`)
  const more = unlisted.length > MOST_NAMED ? ` and ${unlisted.length - MOST_NAMED} more` : ''
  const subject = unlisted.length === 1 ? 'One page is' : `${unlisted.length} pages are`
  return [
    {
      code: 'navigation/unlisted-page',
      path: ['navigation'],
      at: 'key',
      message: `${subject} in no group of the navigation: ${names.join(', ')}${more}.`,
      suggestions: ['List them in a group, or write hidden: true in their frontmatter.'],
    },
  ]
}
