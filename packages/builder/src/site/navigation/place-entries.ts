import { createDraftDivisions, type DraftDivisions } from './create-draft-divisions.ts'
import type { FindKeys } from './create-key-search.ts'
import type { NavigationProblems } from './create-navigation-problems.ts'
import type { PageIndex } from './create-page-index.ts'
import type { NavigationEntry } from './list-entries.ts'

export interface Placing {
  index: PageIndex
  findKeys: FindKeys
  problems: NavigationProblems
}

/** Places every page that the navigation lists, and reports the entries that no division shows. */
export function placeEntries(entries: Iterable<NavigationEntry>, placing: Placing): DraftDivisions {
  const { index, findKeys, problems } = placing
  const drafts = createDraftDivisions()
  for (const entry of entries) {
    const page = index.find(entry.name)
    if (page === undefined || page.frontmatter.hidden) continue
    const keys = findKeys(page, entry.frame.version)
    if (keys.length === 0) problems.unshownPage(entry, page)
    for (const key of keys) drafts.place(page, entry.frame, key)
  }
  return drafts
}
