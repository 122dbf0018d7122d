import type { SidebarGroup, SidebarItem } from '../../../core/index.ts'

/** Rows that a sidebar has in full; a page's share of it is then about 2.5 kB compressed. */
const MOST_ROWS = 100

/**
 * How much of a sidebar is folded: nothing; groups within groups; or groups at the top level too.
 *
 * A folded group is one row, a link to its first page. The reader's own groups are always open.
 */
export type Folding = 'none' | 'nested' | 'all'

/** Chooses what to fold of a division: as little as keeps its sidebar small, and the same on all of its pages. */
export function chooseFolding(groups: readonly SidebarGroup[]): Folding {
  if (countRows(groups) <= MOST_ROWS) return 'none'
  const unfolded = groups.reduce((rows, group) => rows + 1 + group.items.length, 0)
  return unfolded <= MOST_ROWS ? 'nested' : 'all'
}

function countRows(items: readonly SidebarItem[]): number {
  return items.reduce((rows, item) => rows + 1 + (item.type === 'group' ? countRows(item.items) : 0), 0)
}
