import { normalizePagePath } from '../normalize/normalize-page-path.ts'
import type { ValueProblem } from '../problems/config-problem.ts'
import type { PartialConfig } from '../schema/partial-config.ts'
import type { SiteFiles } from './site-files.ts'
import { toPageKey } from './to-page-key.ts'
import { walkPages } from './walk-groups.ts'

/** How many pages the message names. */
const MAX_NAMED = 5

/**
 * Reports the pages that no group lists, all in one problem. The home page and the 404 page need no entry in the
 * navigation.
 */
export function checkUnlistedPage(config: PartialConfig, files: SiteFiles): ValueProblem[] {
  if (!config.navigation) return []
  const listed = new Set([...walkPages(config.navigation)].map(({ page }) => toPageKey(normalizePagePath(page))))
  for (const key of ['', '404']) listed.add(key)
  const unlisted = [...files.listPages()].filter((page) => !listed.has(toPageKey(page)))
  if (unlisted.length === 0) return []
  const names = unlisted.slice(0, MAX_NAMED).map((page) => `"${page}"`)
  const more = unlisted.length > MAX_NAMED ? ` and ${unlisted.length - MAX_NAMED} more` : ''
  const isSingle = unlisted.length === 1
  const subject = isSingle ? 'One page is' : `${unlisted.length} pages are`
  return [
    {
      code: 'navigation/unlisted-page',
      path: ['navigation'],
      at: 'key',
      message: `${subject} not listed in the navigation: ${names.join(', ')}${more}.`,
      suggestions: [
        `List ${isSingle ? 'it' : 'them'} in a group, or set hidden: true in ${isSingle ? 'its' : 'their'} frontmatter.`,
      ],
    },
  ]
}
