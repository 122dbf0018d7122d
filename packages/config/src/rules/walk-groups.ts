import type { ConfigPath } from '../problem.ts'
import type { SiteConfigInput } from '../schema/site-config.ts'

export type GroupInput = SiteConfigInput['navigation'][number]

/** Walks all groups of a navigation with their paths, outer ones first. */
export function* walkGroups(
  entries: readonly (GroupInput | string)[] = [],
  path: ConfigPath = ['navigation'],
): Generator<{ group: GroupInput; path: ConfigPath }> {
  for (const [index, entry] of entries.entries()) {
    if (typeof entry === 'string') continue
    const at = [...path, index]
    yield { group: entry, path: at }
    yield* walkGroups(entry.pages, [...at, 'pages'])
  }
}
