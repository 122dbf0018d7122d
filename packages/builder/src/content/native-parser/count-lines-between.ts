import type { Nodes } from 'mdast'

/** Lines from the end of one to the start of the other. */
export function countLinesBetween(before: Nodes, after: Nodes): number {
  return (after.position?.start.line ?? 0) - (before.position?.end.line ?? 0)
}
