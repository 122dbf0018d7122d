import type { Page, SidebarGroup } from '../../../core/index.ts'

/** A group that contains a page, and the page that its name links to. */
export interface TrailStep {
  title: string
  /** The first page in the group. Undefined if it only contains links to other sites. */
  page: Page | undefined
}

/** Lists the groups that contain a page, outermost first. There are none for a page outside the navigation. */
export type ListTrail = (page: Page) => readonly TrailStep[]

const NO_TRAIL: readonly TrailStep[] = []

/** Walks the groups of a division once. For a page that is listed several times, the first position counts. */
export function createGroupTrails(groups: readonly SidebarGroup[]): ListTrail {
  const trails = new Map<Page, readonly TrailStep[]>()

  function walk(group: SidebarGroup, around: readonly TrailStep[]): void {
    // A group without a name is not visible.
    const trail = group.title === '' ? around : [...around, { title: group.title, page: findFirstPage(group) }]
    for (const item of group.items) {
      if (item.type === 'group') walk(item, trail)
      else if (!trails.has(item.page)) trails.set(item.page, trail)
    }
  }

  for (const group of groups) walk(group, NO_TRAIL)
  return (page) => trails.get(page) ?? NO_TRAIL
}

function findFirstPage(group: SidebarGroup): Page | undefined {
  for (const item of group.items) {
    const page = item.type === 'group' ? findFirstPage(item) : item.page
    if (page !== undefined && page.frontmatter.url === undefined) return page
  }
  return undefined
}
