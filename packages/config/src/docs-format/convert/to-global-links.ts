import type { GlobalLink } from '../../model/site-config.ts'
import type { ConfigPath } from '../../problems/config-path.ts'
import { isDivisionListKey } from './division-kinds.ts'
import { findHref } from './find-href.ts'
import { toDivisionLabel } from './to-division-label.ts'

/** Converts `global` to links, in the order of the file. Entries without a destination are left out. */
export function toGlobalLinks(written: unknown, path: ConfigPath): GlobalLink[] {
  if (typeof written !== 'object' || written === null) return []
  return Object.entries(written).flatMap(([key, list]) => {
    if (!isDivisionListKey(key) || !Array.isArray(list)) return []
    return list.flatMap((entry: unknown, index): GlobalLink[] => {
      if (typeof entry !== 'object' || entry === null) return []
      const link = entry as Record<string, unknown>
      const href = findHref(link)
      return href === undefined ? [] : [{ ...toDivisionLabel(link, key, [...path, key, index]), href }]
    })
  })
}
