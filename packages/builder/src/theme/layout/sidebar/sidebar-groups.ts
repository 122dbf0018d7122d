import type { Result } from 'hastscript'
import type { Page, SidebarGroup, SidebarItem } from '../../../core/index.ts'
import { type RenderedHtml, renderPart } from '../render-html.ts'
import type { Site } from '../site.ts'
import { chooseFolding, type Folding } from './sidebar-folding.ts'
import { type RenderedGroup, renderFoldedItems, renderNestedGroup, renderTopGroup } from './sidebar-group.tsx'
import { renderMoreRow } from './sidebar-more.tsx'
import { renderSidebarPage } from './sidebar-page.tsx'
import { createSwappableList } from './swappable-list.ts'

/**
 * A piece of a sidebar. Without the current page, it is rendered at most once. With the current page, only the row of
 * that page and the groups that contain it are rendered again. The rest is copied.
 */
export interface SidebarPiece {
  /** Renders the piece for pages that it doesn't contain. */
  renderInactive(): RenderedHtml
  /** The pages it contains, in order. At least one. */
  pages: ReadonlySet<Page>
  /** Renders the piece for a page that it contains: the row is marked, the groups that contain it are open. */
  renderFor(page: Page): RenderedHtml
}

/** Rows of a folded list around the current page. */
const WINDOW = 80

/**
 * Creates the groups of a division. A large division is folded ({@link chooseFolding}), so that pages don't grow with the
 * site: a group without the current page only links to its first page, and a long list is shortened to the part around the
 * current page.
 */
export function createSidebarGroups(site: Site, groups: readonly SidebarGroup[]): SidebarPiece {
  const folding = chooseFolding(groups)
  if (folding !== 'all') return joinPieces(groups.map((group) => createTopGroup(site, group, folding)))
  // A group without a title consists only of its items.
  const items = groups.flatMap((group): SidebarItem[] => (group.title === '' ? group.items : [group]))
  return createTopGroup(site, { type: 'group', title: '', items }, folding)
}

function createTopGroup(site: Site, group: SidebarGroup, folding: Folding): SidebarPiece {
  const pieces = group.items.map((item) => createItem(site, item, folding))
  const items = folding === 'all' ? joinWindow(site, pieces) : joinPieces(pieces)
  return createGroupPiece(site, group, items, renderTopGroup)
}

function createItem(site: Site, item: SidebarItem, folding: Folding): SidebarPiece {
  if (item.type === 'page') return createPage(site, item.page)
  const pieces = item.items.map((inner) => createItem(site, inner, folding))
  const items = folding === 'none' ? joinPieces(pieces) : joinWindow(site, pieces)
  const piece = createGroupPiece(site, item, items, renderNestedGroup)
  const [first] = piece.pages
  const opensFirst = site.config.interaction.drilldown === true && item.isExpanded !== true
  const isFolded = folding !== 'none'
  if (first === undefined || item.items.length === 0 || !(isFolded || opensFirst)) return piece

  // With drilldown, the title of a closed group links to its first page, and a button beside it opens the group.
  const group = opensFirst ? { ...item, root: item.root ?? first } : item
  const renderInactive = once(() => {
    const rows = isFolded ? renderPart(renderFoldedItems(site, first, piece.pages.size)) : items.renderInactive()
    return renderPart(renderNestedGroup(site, { group, items: rows, isOpen: false, isRootCurrent: false, isFolded }))
  })
  return { ...piece, renderInactive }
}

/** Creates a group. The page that its title links to comes first. */
function createGroupPiece(
  site: Site,
  group: SidebarGroup,
  items: SidebarPiece,
  render: (site: Site, group: RenderedGroup) => Result,
): SidebarPiece {
  const { root, isExpanded = false } = group
  return {
    renderInactive: once(() =>
      renderPart(render(site, { group, items: items.renderInactive(), isOpen: isExpanded, isRootCurrent: false })),
    ),
    pages: root === undefined ? items.pages : new Set([root, ...items.pages]),
    renderFor(page) {
      const isRootCurrent = page === root
      const rendered = isRootCurrent ? items.renderInactive() : items.renderFor(page)
      return renderPart(render(site, { group, items: rendered, isOpen: true, isRootCurrent }))
    },
  }
}

function createPage(site: Site, page: Page): SidebarPiece {
  return {
    renderInactive: once(() => renderPart(renderSidebarPage(site, page, false))),
    pages: new Set([page]),
    renderFor: () => renderPart(renderSidebarPage(site, page, true)),
  }
}

/** Joins all pieces. */
function joinPieces(pieces: readonly SidebarPiece[]): SidebarPiece {
  const list = once(() => createSwappableList(pieces.map((piece) => piece.renderInactive())))
  const positions = toPositions(pieces)
  return {
    renderInactive: () => list().html,
    pages: new Set(positions.keys()),
    renderFor(page) {
      const position = positions.get(page)
      const piece = position === undefined ? undefined : pieces[position]
      if (position === undefined || piece === undefined) return list().html
      return list().swap(position, piece.renderFor(page))
    },
  }
}

/** Joins the pieces around the current page, otherwise the first pieces, with links to the others. */
function joinWindow(site: Site, pieces: readonly SidebarPiece[]): SidebarPiece {
  const positions = toPositions(pieces)

  function renderAround(position: number, page?: Page): RenderedHtml {
    const start = Math.max(0, Math.min(position - WINDOW / 2, pieces.length - WINDOW))
    const end = Math.min(pieces.length, start + WINDOW)
    const rows = pieces
      .slice(start, end)
      .map((piece, index) =>
        page !== undefined && start + index === position ? piece.renderFor(page) : piece.renderInactive(),
      )
    return [...renderMore(pieces.slice(0, start), 'before'), ...rows, ...renderMore(pieces.slice(end), 'after')].join(
      '',
    ) as RenderedHtml
  }

  function renderMore(hidden: readonly SidebarPiece[], where: 'before' | 'after'): RenderedHtml[] {
    const [next] = (where === 'before' ? hidden.at(-1) : hidden[0])?.pages ?? []
    return next === undefined ? [] : [renderPart(renderMoreRow(site, next, hidden.length, where))]
  }

  return {
    renderInactive: once(() => renderAround(0)),
    pages: new Set(positions.keys()),
    renderFor: (page) => renderAround(positions.get(page) ?? 0, positions.has(page) ? page : undefined),
  }
}

/** Creates a value on the first call, and only once. */
function once<T>(create: () => T): () => T {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}

/** Page → position of the piece that contains it. A page that is listed several times is marked at its first position. */
function toPositions(pieces: readonly SidebarPiece[]): Map<Page, number> {
  const positions = new Map<Page, number>()
  for (const [index, piece] of pieces.entries()) {
    for (const page of piece.pages) if (!positions.has(page)) positions.set(page, index)
  }
  return positions
}
