import {
  type Division,
  type DivisionKind,
  type DivisionLabel,
  type DivisionLink,
  listDivisionPath,
} from '../../../core/index.ts'
import type { Site } from '../site.ts'
import { resolveHref } from './links.ts'

/** A division in a row of siblings, or a link. */
export interface RowItem {
  label: DivisionLabel | Division
  href: string
  /** Whether it contains the current page. */
  isCurrent: boolean
  /** The kind of the division around it. */
  around: DivisionKind
}

/** Divisions of one kind that readers choose from. */
export type DivisionRow = readonly [RowItem, ...RowItem[]]

/**
 * Lists the rows of divisions of a kind that the pages of a division show, outermost first. Links that apply to them
 * follow the divisions in the last row. Hidden divisions are shown only on their own pages.
 */
export function listRows(site: Site, division: Division, kind: DivisionKind): DivisionRow[] {
  const path = listDivisionPath(division)
  const rows = path.map((around) => listItems(site, around, kind, path))
  const links = path.flatMap((around) =>
    around.links.flatMap((link) => (link.kind === kind ? toItem(site, link, around.kind) : [])),
  )
  const shown = rows.filter((row) => row.length > 0)
  const last = shown.pop() ?? []
  return [...shown, [...last, ...links]].filter((row): row is [RowItem, ...RowItem[]] => row.length > 0)
}

/**
 * Lists the rows of tabs, first the one below the header: the outermost around the division. A row beside the division,
 * for example next to its version, is first only if there is no other.
 */
export function listTabRows(site: Site, division: Division): DivisionRow[] {
  const rows = listRows(site, division, 'tab')
  const main = rows.find((row) => row.some(({ isCurrent }) => isCurrent)) ?? rows[0]
  return main === undefined ? [] : [main, ...rows.filter((row) => row !== main)]
}

/** Lists the menu of a tab. Empty if it has none. */
export function listMenu(site: Site, tab: DivisionLabel | Division, division: Division): RowItem[] {
  return 'divisions' in tab ? listItems(site, tab, 'item', listDivisionPath(division)) : []
}

function listItems(site: Site, around: Division, kind: DivisionKind, path: readonly Division[]): RowItem[] {
  return around.divisions.flatMap((item) =>
    item.kind === kind ? toItem(site, item, around.kind, path.includes(item)) : [],
  )
}

/** An item without an address is left out: it has no page, or a link that would run code. */
function toItem(site: Site, label: Division | DivisionLink, around: DivisionKind, isCurrent = false): RowItem[] {
  if (label.isHidden && !isCurrent) return []
  const href = findHref(site, label)
  return href === undefined ? [] : [{ label, href, isCurrent, around }]
}

function findHref({ links, addresses }: Site, label: Division | DivisionLink): string | undefined {
  if (label.href !== undefined) return resolveHref(links, label.href)
  const first = 'first' in label ? label.first : undefined
  return first === undefined ? undefined : addresses.toPageHref(first.permalink)
}
