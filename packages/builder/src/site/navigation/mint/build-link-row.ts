import { type Anchor, NO_MATCH, type Redirect, type Tab, toPrefix } from '@spearmint/config'
import { type DivisionLabel, isExternalHref } from '../../../core/index.ts'

/** A tab or an anchor that a site shows. */
export interface RowLink extends DivisionLabel {
  kind: 'tab' | 'anchor'
  /** An external address. Undefined for a division of the site. */
  href?: string
  /** Name of the only version that shows it. */
  version?: string
}

/** The tabs, or the anchors, that a site shows. */
export interface LinkRow {
  links: RowLink[]
  /** Whether the row divides the pages. Otherwise, it contains only links to other sites. */
  isDividing: boolean
  /** Finds the position of a tab or anchor among the links. Undefined if the row does not divide the pages. */
  findPosition(match: number): number | undefined
  /** Positions in the configuration of those that are left out because they have no pages. */
  empty: number[]
}

/**
 * Builds the row of tabs or anchors, see docs/reference/mint-json.mdx#tabs-and-anchors. Links to other sites, directly or
 * by a redirect, are always included. The others are included if pages match them. If some pages match none, `primary` is
 * the first link and contains those. If no page matches any, the row contains only links to other sites.
 *
 * @param matches - The positions in `entries` that pages match, and `NO_MATCH` if some match none.
 */
export function buildLinkRow(
  entries: readonly (Tab | Anchor)[],
  primary: RowLink,
  matches: ReadonlySet<number>,
  redirects: readonly Redirect[],
): LinkRow {
  const isDividing = [...matches].some((match) => match !== NO_MATCH)
  const links: RowLink[] = []
  const positions = new Map<number, number>()
  const empty: number[] = []
  if (isDividing && matches.has(NO_MATCH)) positions.set(NO_MATCH, links.push(primary) - 1)
  for (const [index, entry] of entries.entries()) {
    const link = toLink(entry, primary.kind)
    if (matches.has(index)) {
      positions.set(index, links.push(link) - 1)
      continue
    }
    const href = isExternalHref(entry.url) ? entry.url : findExternalRedirect(entry.url, redirects)
    if (href === undefined) empty.push(index)
    else links.push({ ...link, href })
  }
  return { links, isDividing, findPosition: (match) => positions.get(match), empty }
}

function findExternalRedirect(url: string, redirects: readonly Redirect[]): string | undefined {
  const path = toPrefix(url)
  return redirects.find(({ source, destination }) => toPrefix(source) === path && isExternalHref(destination))
    ?.destination
}

function toLink(entry: Tab | Anchor, kind: RowLink['kind']): RowLink {
  const { name, version, isDefaultHidden } = entry
  const { icon, iconType, color }: Partial<Anchor> = 'iconType' in entry ? entry : {}
  return {
    kind,
    name,
    isHidden: isDefaultHidden,
    ...(icon !== undefined && { icon, ...(iconType !== undefined && { iconType }) }),
    ...(color !== undefined && { color }),
    ...(version !== undefined && { version }),
  }
}
