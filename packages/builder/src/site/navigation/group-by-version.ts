import type { Division } from '../../core/index.ts'

/** Groups divisions by their version, in their order. Filtering them for each version would take quadratic time. */
export function groupByVersion(divisions: readonly Division[]): ReadonlyMap<number | undefined, readonly Division[]> {
  const groups = new Map<number | undefined, Division[]>()
  for (const division of divisions) {
    const group = groups.get(division.version)
    if (group === undefined) groups.set(division.version, [division])
    else group.push(division)
  }
  return groups
}
