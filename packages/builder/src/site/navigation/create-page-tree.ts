import type { Division, Page, PageTree, SidebarGroup } from '../../core/index.ts'
import type { LinkRow } from './build-link-row.ts'
import { listPrefixes } from './create-claims.ts'
import { createCounterparts } from './create-counterparts.ts'
import type { DraftDivision, DraftDivisions } from './create-draft-divisions.ts'
import type { FindKeys } from './create-key-search.ts'
import type { Versions } from './resolve-versions.ts'

/** What a page tree is made of. */
export interface PageTreeParts {
  versions: Versions
  tabs: LinkRow
  anchors: LinkRow
  drafts: DraftDivisions
  findKeys: FindKeys
}

/**
 * Creates the frozen page tree. Its divisions stand in reading order, those of the default version first, so the first
 * one is what a reader sees who asks for nothing; there is always one, if need be without pages.
 */
export function createPageTree({ versions, tabs, anchors, drafts, findKeys }: PageTreeParts): PageTree {
  const ordered = sortByVersion(drafts.list(), versions)
  const finished = new Map(ordered.map((draft) => [draft, toDivision(draft, tabs, anchors)]))
  const first: Division = finished.values().next().value ?? freezeDivision({ id: '||', groups: [], pages: [] })
  const divisions = finished.size === 0 ? [first] : [...finished.values()]
  const homes = findHomes(ordered)
  const findFolder = createFolderSearch(ordered)

  function findNearest(page: Page): DraftDivision | undefined {
    const candidates = findKeys(page).flatMap((key) => drafts.find(key) ?? [])
    return candidates.length > 1 ? findFolder(page.path, candidates) : candidates[0]
  }

  const search = {
    findDivision(page: Page) {
      const draft = homes.get(page.path) ?? findNearest(page)
      return (draft && finished.get(draft)) ?? first
    },
    findGroups: (page: Page) => homes.get(page.path)?.trails.get(page.path) ?? NO_GROUPS,
    findFirstPage: ({ version, tab, anchor }: Parameters<PageTree['findFirstPage']>[0]) =>
      divisions.find(
        (division) =>
          division.pages.length > 0 &&
          (version === undefined || division.version === version) &&
          (tab === undefined || division.tab === tab) &&
          (anchor === undefined || division.anchor === anchor),
      )?.pages[0],
  }

  return Object.freeze({
    versions: freezeAll(versions.links),
    tabs: freezeAll(tabs.links),
    anchors: freezeAll(anchors.links),
    divisions: Object.freeze(divisions),
    ...search,
    findCounterpart: createCounterparts(versions, divisions, search),
    isListed: (page: Page) => homes.has(page.path),
  })
}

const NO_GROUPS: readonly string[] = Object.freeze([])

function sortByVersion(drafts: readonly DraftDivision[], versions: Versions): DraftDivision[] {
  const ranks = new Map(versions.select(undefined).map(({ position }, rank) => [position, rank]))
  return drafts.toSorted((a, b) => (ranks.get(a.version) ?? 0) - (ranks.get(b.version) ?? 0))
}

function toDivision({ version, tab, anchor, groups, pages }: DraftDivision, tabs: LinkRow, anchors: LinkRow): Division {
  const tabPosition = tabs.findPosition(tab)
  const anchorPosition = anchors.findPosition(anchor)
  return freezeDivision({
    id: [version, tabPosition, anchorPosition].map((position) => position ?? '').join('|'),
    ...(version !== undefined && { version }),
    ...(tabPosition !== undefined && { tab: tabPosition }),
    ...(anchorPosition !== undefined && { anchor: anchorPosition }),
    groups,
    pages,
  })
}

/** Path of each listed page → the first division that shows it. */
function findHomes(drafts: readonly DraftDivision[]): Map<string, DraftDivision> {
  const homes = new Map<string, DraftDivision>()
  for (const draft of drafts) {
    for (const path of draft.trails.keys()) if (!homes.has(path)) homes.set(path, draft)
  }
  return homes
}

/** Of several divisions, finds the one that shows a page in the folder nearest to a path; the first if none does. */
function createFolderSearch(
  drafts: readonly DraftDivision[],
): (path: string, candidates: readonly DraftDivision[]) => DraftDivision | undefined {
  const folders = new Map(drafts.map((draft) => [draft, listFolders(draft)]))
  return (path, candidates) => {
    for (const prefix of listPrefixes(path)) {
      const found = candidates.find((candidate) => folders.get(candidate)?.has(prefix))
      if (found !== undefined) return found
    }
    return candidates[0]
  }
}

function listFolders({ trails }: DraftDivision): Set<string> {
  const folders = new Set<string>()
  for (const path of trails.keys()) {
    for (const prefix of listPrefixes(path)) {
      if (folders.has(prefix)) break
      folders.add(prefix)
    }
  }
  return folders
}

function freezeDivision(division: Division): Division {
  for (const group of division.groups) freezeGroup(group)
  Object.freeze(division.groups)
  Object.freeze(division.pages)
  return Object.freeze(division)
}

/** Pages are not frozen: they are not the tree's own. */
function freezeGroup(group: SidebarGroup): void {
  for (const item of group.items) {
    if (item.type === 'group') freezeGroup(item)
    else Object.freeze(item)
  }
  Object.freeze(group.items)
  Object.freeze(group)
}

function freezeAll<T>(items: readonly T[]): readonly T[] {
  return Object.freeze(items.map((item) => Object.freeze(item)))
}
