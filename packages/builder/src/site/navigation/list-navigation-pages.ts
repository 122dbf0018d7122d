import type { NavigationEntry, SiteConfig } from '@spearmint/config'
import { listEntries } from './list-entries.ts'

type DivisionConfig = NonNullable<SiteConfig['navigationTree']>

/** Lists the pages that the navigation of a configuration names, as written, in its order. */
export function listNavigationPages({
  navigation,
  navigationTree,
}: Pick<SiteConfig, 'navigation' | 'navigationTree'>): string[] {
  const names = [...listEntries(navigation)].map(({ name }) => name)
  return navigationTree === undefined ? names : [...names, ...listDivisionPages(navigationTree)]
}

function listDivisionPages({ divisions, entries }: DivisionConfig): string[] {
  return [...divisions.flatMap(listDivisionPages), ...entries.flatMap(listEntryNames)]
}

function listEntryNames(entry: NavigationEntry): string[] {
  if (entry.type !== 'group') return [entry.page]
  return [...(entry.root === undefined ? [] : [entry.root]), ...entry.entries.flatMap(listEntryNames)]
}
