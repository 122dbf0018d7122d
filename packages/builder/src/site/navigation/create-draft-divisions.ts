import type { Page, SidebarGroup } from '../../core/index.ts'
import type { GroupFrame } from './list-entries.ts'

/** Which division a page stands in: a position among the versions, and claims among the tabs and the anchors. */
export interface DivisionKey {
  version?: number | undefined
  tab: number
  anchor: number
}

/** A division while pages are added to it. */
export interface DraftDivision extends DivisionKey {
  groups: SidebarGroup[]
  /** As in the finished division. */
  pages: Page[]
  /** Path of each page that it shows → titles of the groups around its first mention. */
  trails: Map<string, readonly string[]>
}

/** The divisions of a site while its navigation is walked. */
export interface DraftDivisions {
  /** Shows a page in a division. The groups around it are made as far as they are not there. */
  place(page: Page, frame: GroupFrame, key: DivisionKey): void
  find(key: DivisionKey): DraftDivision | undefined
  /** In the order of their first pages. */
  list(): DraftDivision[]
}

/**
 * Creates the empty register. Groups come into being with their first page, so a group whose pages belong to several
 * divisions stands in each with its own pages, and one without any pages in none (reference 3.1).
 */
export function createDraftDivisions(): DraftDivisions {
  const divisions = new Map<string, DraftDivision>()
  const groups = new Map<GroupFrame, Map<DraftDivision, SidebarGroup>>()

  function openDivision(key: DivisionKey): DraftDivision {
    const id = toId(key)
    const known = divisions.get(id)
    if (known !== undefined) return known
    const { version, tab, anchor } = key
    const division: DraftDivision = { version, tab, anchor, groups: [], pages: [], trails: new Map() }
    divisions.set(id, division)
    return division
  }

  function openGroup(frame: GroupFrame, division: DraftDivision): SidebarGroup {
    const inDivisions = groups.get(frame) ?? new Map<DraftDivision, SidebarGroup>()
    groups.set(frame, inDivisions)
    const known = inDivisions.get(division)
    if (known !== undefined) return known
    const group = createGroup(frame)
    inDivisions.set(division, group)
    if (frame.parent === undefined) division.groups.push(group)
    else openGroup(frame.parent, division).items.push(group)
    return group
  }

  return {
    place(page, frame, key) {
      const division = openDivision(key)
      openGroup(frame, division).items.push({ type: 'page', page })
      if (division.trails.has(page.path)) return
      division.trails.set(page.path, frame.titles)
      if (page.frontmatter.url === undefined) division.pages.push(page)
    },
    find: (key) => divisions.get(toId(key)),
    list: () => [...divisions.values()],
  }
}

function toId({ version, tab, anchor }: DivisionKey): string {
  return `${version ?? ''}|${tab}|${anchor}`
}

function createGroup({ group }: GroupFrame): SidebarGroup {
  return {
    type: 'group',
    title: group.group,
    ...(group.icon !== undefined && { icon: group.icon }),
    ...(group.iconType !== undefined && { iconType: group.iconType }),
    items: [],
  }
}
