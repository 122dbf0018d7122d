import type { DivisionConfig, GroupEntry, NavigationEntry, OperationEntry, PageEntry } from '../../model/site-config.ts'

/** Walks a division and all divisions below it, outer ones first. */
export function* walkDivisions(division: DivisionConfig): Generator<DivisionConfig> {
  yield division
  for (const child of division.divisions) yield* walkDivisions(child)
}

/** Walks the groups of a list of entries, outer ones first. */
export function* walkGroups(entries: readonly NavigationEntry[]): Generator<GroupEntry> {
  for (const entry of entries) {
    if (entry.type !== 'group') continue
    yield entry
    yield* walkGroups(entry.entries)
  }
}

/** Walks the pages and operations of a list of entries, in the order of the file. */
export function* walkPages(entries: readonly NavigationEntry[]): Generator<PageEntry | OperationEntry> {
  for (const entry of entries) {
    if (entry.type === 'group') yield* walkPages(entry.entries)
    else yield entry
  }
}
