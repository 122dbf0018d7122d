import { createDivisionBuilder, type DivisionBuilder } from './create-division-builder.ts'
import type { FindKeys } from './create-key-search.ts'
import type { NavigationReporter } from './create-navigation-reporter.ts'
import type { PageIndex } from './create-page-index.ts'
import type { NavigationEntry } from './list-entries.ts'

/** Positions of pages in all divisions. A site of 10,000 pages in 50 versions has half of it. */
const MAX_POSITIONS = 1_000_000

/** Adds every listed page to its divisions, and reports the pages that belong to none. */
export function buildDivisions(
  entries: Iterable<NavigationEntry>,
  index: PageIndex,
  findKeys: FindKeys,
  reporter: NavigationReporter,
): DivisionBuilder {
  const divisions = createDivisionBuilder()
  let left = MAX_POSITIONS
  for (const entry of entries) {
    const page = index.find(entry.name)
    if (page === undefined || page.frontmatter.hidden) continue
    const keys = findKeys(page, entry.frame.version)
    if (keys.length === 0) reporter.reportUnshownPage(entry, page)
    left -= keys.length
    if (left < 0) {
      reporter.reportTooManyPositions(entry, MAX_POSITIONS)
      break
    }
    for (const key of keys) divisions.add(page, entry.frame, key)
  }
  return divisions
}
