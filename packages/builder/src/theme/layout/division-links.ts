import type { Division, DivisionLink, PageTree } from '../../core/index.ts'
import { resolveHref } from './resolve-href.ts'
import type { Site } from './site.ts'

/** Whether a tab or anchor is listed for readers of a division: the version fits, and hidden ones only while inside. */
export function isLinkShown(tree: PageTree, link: DivisionLink, division: Division, current: boolean): boolean {
  if (link.isDefaultHidden && !current) return false
  if (link.version === undefined || division.version === undefined) return true
  return tree.versions[division.version]?.name === link.version
}

/** Where a tab or anchor leads: its own address, else its first page in the given place; undefined when it has neither. */
export function findDivisionHref(
  site: Site,
  link: DivisionLink,
  place: { version?: number; tab?: number; anchor?: number },
): string | undefined {
  if (link.href !== undefined) return resolveHref(site.links, link.href)
  const page = site.tree.findFirstPage(place) ?? site.tree.findFirstPage(withoutTab(place))
  return page === undefined ? undefined : site.addresses.toPageHref(page.permalink)
}

/** An anchor may hold pages of another tab than the reader's. */
function withoutTab(place: { version?: number; tab?: number; anchor?: number }): typeof place {
  if (place.anchor === undefined) return place
  return { anchor: place.anchor, ...(place.version === undefined ? {} : { version: place.version }) }
}
