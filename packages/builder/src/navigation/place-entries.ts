import type { NavigationGroup } from '@spearmint/config'
import type { SourceFile } from '../model/folders.ts'
import type { Page } from '../model/page.ts'
import { toPagePath } from '../model/to-permalink.ts'
import { createDraftDivisions, type DraftDivisions } from './create-draft-divisions.ts'
import type { FindKeys } from './create-key-search.ts'
import type { NavigationProblems } from './create-navigation-problems.ts'
import { createPageIndex, type PageIndex } from './create-page-index.ts'
import { listEntries, type NavigationEntry } from './list-entries.ts'

export interface Placing {
  pages: readonly Page[]
  /** Files that are kept out of the site. */
  ignored: readonly SourceFile[]
  findKeys: FindKeys
  problems: NavigationProblems
}

/** Places every page that the navigation lists, and reports the entries that cannot be followed. */
export function placeEntries(navigation: readonly NavigationGroup[], placing: Placing): DraftDivisions {
  const { findKeys, problems } = placing
  const index = createPageIndex(placing.pages)
  const drafts = createDraftDivisions()
  const ignored = new Map(placing.ignored.map(({ path }) => [toPagePath(path), path]))
  for (const entry of listEntries(navigation)) {
    const page = index.find(entry.name)
    if (page === undefined) {
      reportMissing(entry, { index, ignored, problems })
      continue
    }
    if (page.frontmatter.hidden) continue
    const keys = findKeys(page, entry.frame.version)
    if (keys.length === 0) problems.unshownPage(entry, page)
    const outcomes = keys.map((key) => drafts.place(page, entry.frame, key))
    if (outcomes.includes('placed-again')) problems.duplicatePage(entry, page)
  }
  return drafts
}

function reportMissing(
  entry: NavigationEntry,
  {
    index,
    ignored,
    problems,
  }: { index: PageIndex; ignored: ReadonlyMap<string, string>; problems: NavigationProblems },
): void {
  const file = ignored.get(entry.name)
  if (file === undefined) problems.missingPage(entry, index.findNear(entry.name))
  else problems.ignoredPage(entry, file)
}
