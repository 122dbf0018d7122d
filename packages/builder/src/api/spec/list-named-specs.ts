import type { ConfigPath, DivisionConfig, NavigationEntry, SiteConfig, SpecSource } from '@spearmint/config'
import { enterBranch, listEntrySources, type SpecBranch, toRootBranch } from '../navigation/spec-branch.ts'

/** A spec, and the path in the configuration that names it. */
export interface NamedSpec {
  source: SpecSource
  path: ConfigPath
}

type HasPage = (path: string) => boolean

/**
 * Lists the specs that a configuration names, in its order: those for the whole site, then those of the navigation.
 * @param hasPage - Whether there is a page at a path. An entry such as `spec get started` can be one.
 */
export function listNamedSpecs(config: SiteConfig, hasPage: HasPage): NamedSpec[] {
  const { openapiSources, tabs, anchors, navigationTree } = config
  const ofLinks = (key: 'tabs' | 'anchors', links: SiteConfig['tabs'] | SiteConfig['anchors']): NamedSpec[] =>
    links.flatMap(({ openapi }, index) =>
      openapi === undefined ? [] : [{ source: { source: openapi }, path: [key, index, 'openapi'] }],
    )
  return [
    ...toNamed(openapiSources, ['openapi']),
    ...ofLinks('tabs', tabs),
    ...ofLinks('anchors', anchors),
    ...(navigationTree === undefined ? [] : listInDivision(navigationTree, toRootBranch(config), hasPage)),
  ]
}

function listInDivision(division: DivisionConfig, around: SpecBranch, hasPage: HasPage): NamedSpec[] {
  const inside = enterBranch(division, around)
  return [
    ...listOwn(division, inside),
    ...division.divisions.flatMap((inner) => listInDivision(inner, inside, hasPage)),
    ...listInEntries(division.entries, inside, hasPage),
  ]
}

function listInEntries(entries: readonly NavigationEntry[], around: SpecBranch, hasPage: HasPage): NamedSpec[] {
  return entries.flatMap((entry): NamedSpec[] => {
    if (entry.type === 'group') {
      const inside = enterBranch(entry, around)
      return [...listOwn(entry, inside), ...listInEntries(entry.entries, inside, hasPage)]
    }
    if (entry.type === 'page' || entry.spec === undefined || hasPage(entry.page)) return []
    return listEntrySources(entry, around).map((source) => ({ source, path: entry.path }))
  })
}

function listOwn(holder: Pick<DivisionConfig, 'openapi' | 'path'>, { sources }: SpecBranch): NamedSpec[] {
  return holder.openapi.length === 0 ? [] : toNamed(sources, [...holder.path, 'openapi'])
}

function toNamed(sources: readonly SpecSource[], path: ConfigPath): NamedSpec[] {
  return sources.map((source, index) => ({ source, path: sources.length === 1 ? path : [...path, index] }))
}
