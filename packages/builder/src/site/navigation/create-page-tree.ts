import type { Division, Page, PageTree, SidebarGroup } from '../../core/index.ts'
import type { LinkRow } from './build-link-row.ts'
import { createCounterpartSearch } from './create-counterpart-search.ts'
import type { DivisionBuilder, MutableDivision } from './create-division-builder.ts'
import type { FindKeys } from './create-key-search.ts'
import { listPrefixes } from './create-prefix-matcher.ts'
import type { Versions } from './resolve-versions.ts'

/** What a page tree is built from. */
export interface PageTreeParts {
  versions: Versions
  tabs: LinkRow
  anchors: LinkRow
  builder: DivisionBuilder
  findKeys: FindKeys
}

/**
 * Creates the frozen page tree. Its divisions are in reading order, those of the default version first, so that the first
 * one is the default. There is always at least one, possibly without pages.
 */
export function createPageTree({ versions, tabs, anchors, builder, findKeys }: PageTreeParts): PageTree {
  const ordered = sortByVersion(builder.list(), versions)
  const finished = new Map(ordered.map((draft) => [draft, toDivision(draft, tabs, anchors)]))
  const first: Division = finished.values().next().value ?? freezeDivision({ id: '||', groups: [], pages: [] })
  const divisions = finished.size === 0 ? [first] : [...finished.values()]
  const mainDivisions = indexMainDivisions(ordered)
  const findFolder = createFolderSearch(ordered)

  function findByPath(page: Page): MutableDivision | undefined {
    const candidates = findKeys(page).flatMap((key) => builder.find(key) ?? [])
    return candidates.length > 1 ? findFolder(page.path, candidates) : candidates[0]
  }

  const search = {
    findDivision(page: Page) {
      const draft = mainDivisions.get(page.path) ?? findByPath(page)
      return (draft && finished.get(draft)) ?? first
    },
    findGroups: (page: Page) => mainDivisions.get(page.path)?.groupTitles.get(page.path) ?? NO_GROUPS,
    findFirstPage: indexFirstPages(divisions),
  }

  return Object.freeze({
    versions: freezeAll(versions.links),
    tabs: freezeAll(tabs.links),
    anchors: freezeAll(anchors.links),
    divisions: Object.freeze(divisions),
    ...search,
    findCounterpart: createCounterpartSearch(versions, divisions, search),
    isListed: (page: Page) => mainDivisions.has(page.path),
  })
}

const NO_GROUPS: readonly string[] = Object.freeze([])

function sortByVersion(drafts: readonly MutableDivision[], versions: Versions): MutableDivision[] {
  const ranks = new Map(versions.select(undefined).map(({ position }, rank) => [position, rank]))
  return drafts.toSorted((a, b) => (ranks.get(a.version) ?? 0) - (ranks.get(b.version) ?? 0))
}

function toDivision(
  { version, tab, anchor, groups, pages }: MutableDivision,
  tabs: LinkRow,
  anchors: LinkRow,
): Division {
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

/** Indexes the first page of each combination of version, tab and anchor, any of which may be left open. */
function indexFirstPages(divisions: readonly Division[]): PageTree['findFirstPage'] {
  const first = new Map<string, Page>()
  const toKey = (...positions: (number | undefined)[]) => positions.map((position) => position ?? '*').join('|')
  for (const { version, tab, anchor, pages } of divisions) {
    const [page] = pages
    if (page === undefined) continue
    for (const one of new Set([version, undefined])) {
      for (const two of new Set([tab, undefined])) {
        for (const three of new Set([anchor, undefined])) {
          const key = toKey(one, two, three)
          if (!first.has(key)) first.set(key, page)
        }
      }
    }
  }
  return ({ version, tab, anchor }) => first.get(toKey(version, tab, anchor))
}

/** Maps the path of each listed page to the first division that shows it. */
function indexMainDivisions(drafts: readonly MutableDivision[]): Map<string, MutableDivision> {
  const mainDivisions = new Map<string, MutableDivision>()
  for (const draft of drafts) {
    for (const path of draft.groupTitles.keys()) if (!mainDivisions.has(path)) mainDivisions.set(path, draft)
  }
  return mainDivisions
}

/** Of several divisions, finds the one that shows a page in the folder nearest to a path. By default, it is the first. */
function createFolderSearch(
  drafts: readonly MutableDivision[],
): (path: string, candidates: readonly MutableDivision[]) => MutableDivision | undefined {
  const folders = new Map(drafts.map((draft) => [draft, listFolders(draft)]))
  return (path, candidates) => {
    for (const prefix of listPrefixes(path)) {
      const found = candidates.find((candidate) => folders.get(candidate)?.has(prefix))
      if (found !== undefined) return found
    }
    return candidates[0]
  }
}

function listFolders({ groupTitles }: MutableDivision): Set<string> {
  const folders = new Set<string>()
  for (const path of groupTitles.keys()) {
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

/** Pages are not frozen, because they don't belong to the tree. */
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
