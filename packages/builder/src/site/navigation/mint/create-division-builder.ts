import type { Page, SidebarGroup } from '../../../core/index.ts'
import type { GroupFrame } from '../list-entries.ts'

/** Identifies a division: a position among the versions, and the tab and the anchor that its pages match. */
export interface DivisionKey {
  version?: number | undefined
  tab: number
  anchor: number
}

/** A division while pages are added to it. */
export interface MutableDivision extends DivisionKey {
  groups: SidebarGroup[]
  /** As in the finished division. */
  pages: Page[]
  /** Path of each page in the division → titles of the groups in which it is first listed. */
  groupTitles: Map<string, readonly string[]>
}

/** Builds the divisions of a site page by page. */
export interface DivisionBuilder {
  /** Adds a page to a division, with the groups that contain it. */
  add(page: Page, frame: GroupFrame, key: DivisionKey): void
  find(key: DivisionKey): MutableDivision | undefined
  /** In the order of their first pages. */
  list(): MutableDivision[]
}

/**
 * Creates a builder without divisions. Groups are created with their first page. A group whose pages belong to several
 * divisions is in each of them with the pages of that division, and a group without pages is in none. See
 * docs/reference/mint-json.mdx#divisions.
 */
export function createDivisionBuilder(): DivisionBuilder {
  const divisions = new Map<string, MutableDivision>()
  const groups = new Map<GroupFrame, Map<MutableDivision, SidebarGroup>>()

  function openDivision(key: DivisionKey): MutableDivision {
    const id = toId(key)
    const known = divisions.get(id)
    if (known !== undefined) return known
    const { version, tab, anchor } = key
    const division: MutableDivision = { version, tab, anchor, groups: [], pages: [], groupTitles: new Map() }
    divisions.set(id, division)
    return division
  }

  function openGroup(frame: GroupFrame, division: MutableDivision): SidebarGroup {
    const byDivision = groups.get(frame) ?? new Map<MutableDivision, SidebarGroup>()
    groups.set(frame, byDivision)
    const known = byDivision.get(division)
    if (known !== undefined) return known
    const group = toSidebarGroup(frame)
    byDivision.set(division, group)
    if (frame.parent === undefined) division.groups.push(group)
    else openGroup(frame.parent, division).items.push(group)
    return group
  }

  return {
    add(page, frame, key) {
      const division = openDivision(key)
      openGroup(frame, division).items.push({ type: 'page', page })
      if (division.groupTitles.has(page.path)) return
      division.groupTitles.set(page.path, frame.titles)
      if (page.frontmatter.url === undefined) division.pages.push(page)
    },
    find: (key) => divisions.get(toId(key)),
    list: () => [...divisions.values()],
  }
}

function toId({ version, tab, anchor }: DivisionKey): string {
  return `${version ?? ''}|${tab}|${anchor}`
}

function toSidebarGroup({ group }: GroupFrame): SidebarGroup {
  return {
    type: 'group',
    title: group.group,
    ...(group.icon !== undefined && { icon: group.icon }),
    ...(group.iconType !== undefined && { iconType: group.iconType }),
    items: [],
  }
}
