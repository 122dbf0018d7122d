import type { ConfigPath, GroupEntry, NavigationEntry } from '@spearmint/config'
import type { SpecPage } from '../spec/list-spec-pages.ts'

/**
 * Arranges pages in groups by the tags of their operations, in the order of the pages. Groups with the same name in the
 * same group are one.
 * @param path - What the groups are generated from, in the configuration.
 */
export function groupByTag(pages: readonly Pick<SpecPage, 'path' | 'groups'>[], path: ConfigPath): GroupEntry[] {
  const root = createGroup('', path)
  /** The groups in each group, by name. */
  const inner = new Map<GroupEntry, Map<string, GroupEntry>>()

  function openGroup(around: GroupEntry, name: string): GroupEntry {
    const known = inner.get(around) ?? new Map<string, GroupEntry>()
    inner.set(around, known)
    const group = known.get(name) ?? createGroup(name, path)
    if (!known.has(name)) around.entries.push(group)
    known.set(name, group)
    return group
  }

  for (const page of pages) {
    page.groups.reduce(openGroup, root).entries.push({ type: 'page', page: page.path, path })
  }
  return root.entries.filter((entry: NavigationEntry) => entry.type === 'group')
}

function createGroup(name: string, path: ConfigPath): GroupEntry {
  return { type: 'group', name, path, isHidden: false, openapi: [], asyncapi: [], entries: [] }
}
