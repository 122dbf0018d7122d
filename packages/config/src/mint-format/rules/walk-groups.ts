import type { ConfigPath } from '../../problems/config-path.ts'
import type { SiteConfigInput } from '../schema/mint-config.ts'

export type GroupInput = SiteConfigInput['navigation'][number]

/** Walks all groups of a navigation with their paths, outer groups first. */
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

/** Walks all pages of a navigation with their paths, in the order of the file, and the version of the nearest group. */
export function* walkPages(
  entries: readonly (GroupInput | string)[] = [],
  path: ConfigPath = ['navigation'],
  version?: string,
): Generator<{ page: string; path: ConfigPath; version: string | undefined }> {
  for (const [index, entry] of entries.entries()) {
    const at = [...path, index]
    if (typeof entry === 'string') yield { page: entry, path: at, version }
    else yield* walkPages(entry.pages, [...at, 'pages'], entry.version ?? version)
  }
}
