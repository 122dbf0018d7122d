import { type MigrationNote, toChanged } from '../migration-note.ts'
import type { PagePosition } from './list-positions.ts'
import type { Scopes } from './resolve-scopes.ts'
import type { LinkRow, RowLink } from './to-link-row.ts'

/**
 * Reports that the home page is another one. In `mint.json`, it is the first page of `navigation`. In `docs.json`, it is
 * the first page of the first tab and anchor, and the first tab is the one for the pages that match no other.
 */
export function checkHomePage(
  positions: readonly PagePosition[],
  scopes: Scopes,
  [tabs, anchors]: readonly [tabs: LinkRow, anchors: LinkRow],
): MigrationNote[] {
  const rankOfScope = createScopeRank(scopes)
  const shown = positions.filter(({ isShown }) => isShown)
  const firsts = new Map<string, number>()
  for (const [order, position] of shown.entries()) {
    const key = toKey(position)
    if (!firsts.has(key)) firsts.set(key, order)
  }
  const pages = shown.filter(({ isLink }) => !isLink)
  const before = findFirst(pages, (one) => [rankOfScope(one), firsts.get(toKey(one)) ?? 0])
  const after = findFirst(pages, (one) => {
    const links = [findLink(tabs, one.tab), findLink(anchors, one.anchor)]
    const isHidden = links.some((link) => link?.label.hidden === true)
    return [Number(isHidden), rankOfScope(one), toRank(tabs, one.tab), toRank(anchors, one.anchor)]
  })
  if (before === undefined || after === undefined || before.href === after.href) return []
  return [
    toChanged(
      ['navigation'],
      `The home page is now "${after.page}", because it is the first page of the first tab or anchor. It was "${before.page}", the first page of "navigation".`,
      ['Create a page "index.mdx", which is always the home page, or change the order of the tabs.'],
    ),
  ]

  function toKey({ scope, tab, anchor }: PagePosition): string {
    return JSON.stringify([scope.name, tabs.isDividing && tab, anchors.isDividing && anchor])
  }
}

function findLink({ isDividing, links }: LinkRow, match: number): RowLink | undefined {
  return isDividing ? links.find((link) => link.match === match) : undefined
}

function toRank({ isDividing, links }: LinkRow, match: number): number {
  return isDividing ? links.findIndex((link) => link.match === match) : 0
}

function createScopeRank({ list, versions }: Scopes): (position: PagePosition) => number {
  const main = list.find(({ name }) => versions.some((version) => version.name === name && version.default))
  return ({ scope }) => (scope === main ? -1 : list.indexOf(scope))
}

/** Finds the first of the entries with the lowest rank. */
function findFirst(pages: readonly PagePosition[], toRanks: (page: PagePosition) => number[]) {
  let best: { page: PagePosition; ranks: number[] } | undefined
  for (const page of pages) {
    const ranks = toRanks(page)
    if (best === undefined || isLower(ranks, best.ranks)) best = { page, ranks }
  }
  return best?.page
}

function isLower(ranks: readonly number[], others: readonly number[]): boolean {
  const index = ranks.findIndex((rank, at) => rank !== others[at])
  return index >= 0 && (ranks[index] ?? 0) < (others[index] ?? 0)
}
