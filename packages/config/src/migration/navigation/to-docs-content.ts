import type { ConfigPath } from '../../problems/config-path.ts'
import { type MigrationNote, type ReportNote, toLeftOut } from '../migration-note.ts'
import type { DocsObject } from '../to-compact-object.ts'
import type { PagePosition, Positions, SpecPosition } from './list-positions.ts'
import type { Scope } from './resolve-scopes.ts'
import { toDocsEntries } from './to-docs-entries.ts'
import type { LinkRow, RowLink } from './to-link-row.ts'

/** Converts what a version contains, or the whole site if it has none. Undefined if it contains nothing. */
export type ToContent = (scope: Scope) => DocsObject | undefined

/** What one tab and anchor of a version contains. */
interface Cell {
  pages: PagePosition[]
  specs: SpecPosition['spec'][]
}

/**
 * Creates the conversion. Tabs contain anchors. Every tab shows all anchors of its version, so an anchor with pages in
 * another tab becomes a link to its first page.
 */
export function createContentConverter(
  positions: Positions,
  tabs: LinkRow,
  anchors: LinkRow,
  report: ReportNote,
): ToContent {
  const cells = new Map<Scope, Map<string, Cell>>()
  const firstPages = new Map<Scope, Map<number, string>>()
  for (const position of positions.pages) {
    openCell(position).pages.push(position)
    const { scope, anchor, isShown, isLink, href } = position
    const firsts = firstPages.get(scope) ?? new Map<number, string>()
    firstPages.set(scope, firsts)
    if (isShown && !isLink && !firsts.has(anchor)) firsts.set(anchor, href)
  }
  for (const position of positions.specs) {
    const { specs } = openCell(position)
    if (specs.every(({ source }) => source !== position.spec.source)) specs.push(position.spec)
  }
  return (scope) => toTabs(scope)

  function toKey(tab: number | undefined, anchor: number | undefined): string {
    return `${tabs.isDividing ? tab : ''}|${anchors.isDividing ? anchor : ''}`
  }

  function openCell({ scope, tab, anchor }: { scope: Scope; tab: number; anchor: number }): Cell {
    const inScope = cells.get(scope) ?? new Map<string, Cell>()
    cells.set(scope, inScope)
    const key = toKey(tab, anchor)
    const cell = inScope.get(key) ?? { pages: [], specs: [] }
    inScope.set(key, cell)
    return cell
  }

  function toTabs(scope: Scope): DocsObject | undefined {
    if (!tabs.isDividing) return toAnchors(scope, undefined)
    const list = listLinks(tabs, scope).flatMap(({ label, match, href }): DocsObject[] => {
      if (href !== undefined) return [{ ...label, href }]
      const content = toAnchors(scope, match)
      return content === undefined ? [] : [toDivision(label, content)]
    })
    return list.every(({ href }) => href !== undefined) ? undefined : { tabs: list }
  }

  function toAnchors(scope: Scope, tab: number | undefined): DocsObject | undefined {
    const inScope = cells.get(scope)
    if (!anchors.isDividing) return toCellContent(inScope?.get(toKey(tab, undefined)))
    const links = listLinks(anchors, scope)
    if (links.every(({ match, href }) => href !== undefined || !inScope?.has(toKey(tab, match)))) return undefined
    const list = links.flatMap(({ label, match, href }): DocsObject[] => {
      const cell = href === undefined ? inScope?.get(toKey(tab, match)) : undefined
      const target = href ?? firstPages.get(scope)?.get(match)
      const content = toCellContent(cell)
      // Nothing of it is shown here, but in another tab.
      const isLink = content === undefined || (target !== undefined && !isShown(cell))
      if (!isLink) return [toDivision(label, content)]
      for (const { page, at } of cell?.pages ?? []) report(toHiddenNote(page, at))
      return target === undefined ? [] : [{ ...label, href: target }]
    })
    return { anchors: list }
  }
}

function isShown(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell.specs.length > 0 || cell.pages.some((page) => page.isShown))
}

function toHiddenNote(page: string, at: ConfigPath): MigrationNote {
  return toLeftOut(
    at,
    `The page "${page}" is left out, because it is missing or hidden, and its anchor only has pages in another tab.`,
  )
}

/** In `mint.json`, the search finds the pages of hidden tabs and anchors. */
function toDivision(label: DocsObject, content: DocsObject): DocsObject {
  return { ...label, ...(label.hidden === true && { searchable: true }), ...content }
}

function toCellContent(cell: Cell | undefined): DocsObject | undefined {
  if (cell === undefined) return undefined
  const { pages, specs } = cell
  return {
    ...(specs.length > 0 && { openapi: specs.length === 1 ? specs[0] : specs }),
    ...(pages.length > 0 && toDocsEntries(pages)),
  }
}

/** The links of a row that a version shows. */
export function listLinks({ links }: LinkRow, { name }: Scope): RowLink[] {
  return links.filter(({ version }) => version === undefined || name === undefined || version === name)
}
