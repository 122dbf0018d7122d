import type { SidebarGroup, SidebarItem } from '../../../core/index.ts'

/** A sidebar of this size adds about 2.5 kB to a compressed page. */
const MAX_ROWS = 100

/**
 * How much of a sidebar is folded: nothing, nested groups, or groups at the top level too.
 *
 * A folded group is one row. Inside it is only a link to its first page. Groups that contain the current page are always
 * open.
 */
export type Folding = 'none' | 'nested' | 'all'

/** Chooses what to fold in a division: as little as possible to keep its sidebar small, and the same on all its pages. */
export function chooseFolding(groups: readonly SidebarGroup[]): Folding {
  if (countRows(groups) <= MAX_ROWS) return 'none'
  const unfolded = groups.reduce((rows, group) => rows + 1 + group.items.length, 0)
  return unfolded <= MAX_ROWS ? 'nested' : 'all'
}

function countRows(items: readonly SidebarItem[]): number {
  return items.reduce((rows, item) => rows + 1 + (item.type === 'group' ? countRows(item.items) : 0), 0)
}
