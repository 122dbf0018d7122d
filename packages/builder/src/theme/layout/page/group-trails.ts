import type { Page, SidebarGroup } from '../../../core/index.ts'

/** A group around a page, and the page that its name leads to. */
export interface TrailStep {
  title: string
  /** The first page in the group; undefined when it only holds links out of the site. */
  page: Page | undefined
}

/** Finds the groups around a page, outermost first; none outside the navigation. */
export type FindTrail = (page: Page) => readonly TrailStep[]

const NO_TRAIL: readonly TrailStep[] = []

/** Walks the groups of a division once. A page that is listed several times is at home in its first place. */
export function createGroupTrails(groups: readonly SidebarGroup[]): FindTrail {
  const trails = new Map<Page, readonly TrailStep[]>()

  function walk(group: SidebarGroup, around: readonly TrailStep[]): void {
    // A group without a name is not to be seen.
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
