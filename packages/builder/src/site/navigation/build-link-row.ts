import type { Anchor, Redirect, Tab } from '@spearmint/config'
import { type DivisionLink, isExternalHref } from '../../core/index.ts'
import { toPrefix, UNCLAIMED } from './create-claims.ts'

/** The tabs, or the anchors, that a site shows. */
export interface LinkRow {
  links: DivisionLink[]
  /** Where the owner of a claim stands among the links; undefined when the row divides nothing. */
  findPosition(claim: number): number | undefined
  /** Positions in the configuration of those left out because they have no pages. */
  empty: number[]
}

/**
 * Builds the row of tabs or anchors from those configured and the claims that have pages (reference 3.1). What leads to
 * other sites, be it by way of a redirect, stays in place as a link; everything else needs pages. `home` stands first
 * when there are pages that nobody claims beside pages that somebody does. When nobody claims any, the row divides
 * nothing and holds links to other sites only.
 */
export function buildLinkRow(
  claimants: readonly (Tab | Anchor)[],
  home: DivisionLink,
  claims: ReadonlySet<number>,
  redirects: readonly Redirect[],
): LinkRow {
  const divides = [...claims].some((claim) => claim !== UNCLAIMED)
  const links: DivisionLink[] = []
  const positions = new Map<number, number>()
  const empty: number[] = []
  if (divides && claims.has(UNCLAIMED)) positions.set(UNCLAIMED, links.push(home) - 1)
  for (const [claim, claimant] of claimants.entries()) {
    if (claims.has(claim)) {
      positions.set(claim, links.push(toLink(claimant)) - 1)
      continue
    }
    const href = isExternalHref(claimant.url) ? claimant.url : findWayOut(claimant.url, redirects)
    if (href === undefined) empty.push(claim)
    else links.push({ ...toLink(claimant), href })
  }
  return { links, findPosition: (claim) => positions.get(claim), empty }
}

/** Where an address without pages leads when a redirect takes it out of the site. */
function findWayOut(url: string, redirects: readonly Redirect[]): string | undefined {
  const path = toPrefix(url)
  return redirects.find(({ source, destination }) => toPrefix(source) === path && isExternalHref(destination))
    ?.destination
}

function toLink(claimant: Tab | Anchor): DivisionLink {
  const { name, version, isDefaultHidden } = claimant
  const { icon, iconType, color }: Partial<Anchor> = 'iconType' in claimant ? claimant : {}
  return {
    name,
    isDefaultHidden,
    ...(icon !== undefined && { icon, ...(iconType !== undefined && { iconType }) }),
    ...(color !== undefined && { color }),
    ...(version !== undefined && { version }),
  }
}
