import type { Page } from '../../../core/index.ts'
import { addDivision, createRoot, type DraftDivision } from '../resolved-navigation.ts'
import type { LinkRow } from './build-link-row.ts'
import type { MutableDivision } from './create-division-builder.ts'
import type { Versions } from './resolve-versions.ts'

/** The tree of divisions, and where it has the pages of each version, tab and anchor. */
export interface MintDivisions {
  root: DraftDivision
  byContent: ReadonlyMap<MutableDivision, DraftDivision>
}

/** A division that can contain pages, by its positions. */
interface Cell {
  key: string
  /** Anchors in different tabs are the same if they have the same key. */
  anchorKey: string | undefined
  division: DraftDivision
}

/** A version in this site, or the whole site if there are none. */
interface Scope {
  division: DraftDivision
  position?: number
  name?: string
}

/**
 * Builds the tree of divisions: versions contain tabs, which contain anchors. Rows that don't divide the pages are not a
 * level of the tree, but links of the version. Every tab contains all anchors of its version, because the sidebar lists
 * them even where their pages are in another tab.
 *
 * @param contents - In reading order.
 */
export function buildMintDivisions(
  versions: Versions,
  tabs: LinkRow,
  anchors: LinkRow,
  contents: readonly MutableDivision[],
): MintDivisions {
  const root = createRoot()
  const scopes = addVersions(root, versions)
  const cells = scopes.flatMap((scope) => addCells(scope, tabs, anchors))
  // Without a listed page, all pages show the frame of the root, which has the links only if there are no versions.
  if (contents.length === 0 && scopes.every(({ division }) => division !== root)) {
    for (const row of [tabs, anchors]) addLinks({ division: root }, row)
  }

  const byKey = new Map(cells.map((cell) => [cell.key, cell]))
  const byContent = new Map<MutableDivision, DraftDivision>()
  const firstPages = new Map<string, Page>()
  for (const content of contents) {
    const { version, groups, pages } = content
    const cell = byKey.get(toKey(version, tabs.findPosition(content.tab), anchors.findPosition(content.anchor)))
    if (cell === undefined) continue
    byContent.set(content, Object.assign(cell.division, { groups, pages }))
    const [first] = pages
    if (cell.anchorKey !== undefined && first !== undefined && !firstPages.has(cell.anchorKey)) {
      firstPages.set(cell.anchorKey, first)
    }
  }
  for (const { anchorKey, division } of cells) {
    const first = anchorKey === undefined ? undefined : firstPages.get(anchorKey)
    if (division.pages.length === 0 && first !== undefined) division.first = first
  }
  return { root, byContent }
}

function addVersions(root: DraftDivision, versions: Versions): Scope[] {
  const [first] = versions.select(undefined)
  const scopes = versions.links.flatMap((link, position): Scope[] => {
    const isDefault = position === first?.position
    const division = addDivision(root, { ...link, kind: 'version', isHidden: false, isDefault })
    return link.href === undefined ? [{ division, position, name: link.name }] : []
  })
  return scopes.length === 0 ? [{ division: root }] : scopes
}

/** Adds the tabs and anchors of a version. */
function addCells(scope: Scope, tabs: LinkRow, anchors: LinkRow): Cell[] {
  const { position: version } = scope
  if (!anchors.isDividing) addLinks(scope, anchors)
  return addRow(scope, tabs).flatMap(([tab, inTab]): Cell[] => {
    const ofAnchors = anchors.isDividing ? addRow({ ...scope, division: inTab }, anchors) : []
    if (ofAnchors.length === 0) return [{ key: toKey(version, tab, undefined), anchorKey: undefined, division: inTab }]
    return ofAnchors.map(([anchor, division]) => ({
      key: toKey(version, tab, anchor),
      anchorKey: toKey(version, undefined, anchor),
      division,
    }))
  })
}

/** Adds a row that divides the pages. Of another one, only the links are added. */
function addRow(scope: Scope, row: LinkRow): [position: number | undefined, division: DraftDivision][] {
  if (!row.isDividing) {
    addLinks(scope, row)
    return [[undefined, scope.division]]
  }
  return [...row.links.entries()].flatMap(([position, { version, ...link }]) =>
    isIn(scope, version) ? [[position, addDivision(scope.division, link)]] : [],
  )
}

function addLinks(scope: Scope, row: LinkRow): void {
  for (const { version, href, ...link } of row.links) {
    if (href !== undefined && isIn(scope, version)) scope.division.links.push({ ...link, href })
  }
}

function isIn({ name }: Scope, version: string | undefined): boolean {
  return version === undefined || name === undefined || version === name
}

function toKey(...positions: (number | undefined)[]): string {
  return positions.map((position) => position ?? '').join('|')
}
