import { type Division, listDivisionPath, type Page, type SidebarGroup } from '../../../core/index.ts'

/** A division or a group that contains a page, and the page that its name links to. */
export interface TrailStep {
  title: string
  /** The first page in the group. Undefined if it only contains links to other sites. */
  page: Page | undefined
}

/** Lists the groups that contain a page, outermost first. There are none for a page outside the navigation. */
export type ListTrail = (page: Page) => readonly TrailStep[]

const NO_TRAIL: readonly TrailStep[] = []

/** Walks the groups of a division once. For a page that is listed several times, the first position counts. */
export function createGroupTrails(division: Division): ListTrail {
  const trails = new Map<Page, readonly TrailStep[]>()
  const start = listDivisionPath(division).flatMap(({ isBreadcrumb, name, first }) =>
    isBreadcrumb ? [{ title: name, page: first }] : [],
  )

  function add(page: Page, trail: readonly TrailStep[]): void {
    if (!trails.has(page)) trails.set(page, trail)
  }

  function walk(group: SidebarGroup, around: readonly TrailStep[]): void {
    if (group.root !== undefined) add(group.root, around)
    // A group without a name is not visible.
    const trail = group.title === '' ? around : [...around, { title: group.title, page: findFirstPage(group) }]
    for (const item of group.items) {
      if (item.type === 'group') walk(item, trail)
      else add(item.page, trail)
    }
  }

  for (const group of division.groups) walk(group, start)
  return (page) => trails.get(page) ?? NO_TRAIL
}

function findFirstPage({ root, items }: SidebarGroup): Page | undefined {
  if (root !== undefined) return root
  for (const item of items) {
    const page = item.type === 'group' ? findFirstPage(item) : item.page
    if (page !== undefined && page.frontmatter.url === undefined) return page
  }
  return undefined
}
