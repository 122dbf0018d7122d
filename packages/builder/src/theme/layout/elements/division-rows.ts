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
interface RowItem {
  label: DivisionLabel
  href: string
  /** Whether it contains the current page. */
  isCurrent: boolean
}

/** Divisions of one kind that readers choose from. At least one. */
export type DivisionRow = readonly RowItem[]

/**
 * Lists the rows of divisions of a kind that the pages of a division show, outermost first. Links that apply to them
 * follow the divisions in the last row. Hidden divisions are shown only on their own pages.
 */
export function listRows(site: Site, division: Division, kind: DivisionKind): DivisionRow[] {
  const path = listDivisionPath(division)
  const rows = path.map(({ divisions }) =>
    divisions.flatMap((item) => (item.kind === kind ? toItem(site, item, path.includes(item)) : [])),
  )
  const links = path.flatMap((around) => around.links.flatMap((link) => (link.kind === kind ? toItem(site, link) : [])))
  const shown = rows.filter((row) => row.length > 0)
  const last = shown.pop() ?? []
  return [...shown, [...last, ...links]].filter((row) => row.length > 0)
}

/** An item without an address is left out: it has no page, or a link that would run code. */
function toItem(site: Site, label: Division | DivisionLink, isCurrent = false): RowItem[] {
  if (label.isHidden && !isCurrent) return []
  const href = findHref(site, label)
  return href === undefined ? [] : [{ label, href, isCurrent }]
}

function findHref({ links, addresses }: Site, label: Division | DivisionLink): string | undefined {
  if (label.href !== undefined) return resolveHref(links, label.href)
  const first = 'first' in label ? label.first : undefined
  return first === undefined ? undefined : addresses.toPageHref(first.permalink)
}
