import type { Division, DivisionLink, PageTree } from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveHref } from './links.ts'

/** Whether a tab or anchor is shown in a division: it must have the same version, and a hidden one must be current. */
export function isLinkShown(tree: PageTree, link: DivisionLink, division: Division, current: boolean): boolean {
  if (link.isDefaultHidden && !current) return false
  if (link.version === undefined || division.version === undefined) return true
  return tree.versions[division.version]?.name === link.version
}

/** The address of a tab or anchor: its own, otherwise that of its first page at this position. Undefined without both. */
export function findDivisionHref(
  site: Site,
  link: DivisionLink,
  position: { version?: number; tab?: number; anchor?: number },
): string | undefined {
  if (link.href !== undefined) return resolveHref(site.links, link.href)
  const page = site.tree.findFirstPage(position) ?? site.tree.findFirstPage(withoutTab(position))
  return page === undefined ? undefined : site.addresses.toPageHref(page.permalink)
}

/** The pages of an anchor may be in another tab than the current one. */
function withoutTab(position: { version?: number; tab?: number; anchor?: number }): typeof position {
  if (position.anchor === undefined) return position
  return { anchor: position.anchor, ...(position.version === undefined ? {} : { version: position.version }) }
}
