import type { Page, SidebarGroup, SidebarItem } from '../../../core/index.ts'
import { type RenderedHtml, renderPart } from '../render-html.ts'
import type { Site } from '../site.ts'
import { chooseFolding, type Folding } from './sidebar-folding.ts'
import { renderFoldedGroup, renderNestedGroup, renderTopGroup } from './sidebar-group.tsx'
import { renderMoreRow } from './sidebar-more.tsx'
import { renderSidebarPage } from './sidebar-page.tsx'
import { createSwappableList } from './swappable-list.ts'

/**
 * A piece of a sidebar, rendered at most once as it looks to a reader who is elsewhere. For the reader of a page in it, only
 * the page's row and the groups around it are written again; everything beside them is copied as it stands.
 */
export interface SidebarPiece {
  renderElsewhere(): RenderedHtml
  /** The pages it holds, in order; one at least. */
  pages: ReadonlySet<Page>
  /** The piece as the reader of `page` sees it: the row marked, the groups around it open. Only for pages it holds. */
  renderFor(page: Page): RenderedHtml
}

/** Rows of a folded list around the reader's. */
const WINDOW = 80

/**
 * Renders the groups of a division. A large division is folded ({@link chooseFolding}), so that a page does not grow
 * with the site: a group that the reader is not in is a link to its first page, and of a long list only the part around
 * the reader is written.
 */
export function createSidebarGroups(site: Site, groups: readonly SidebarGroup[]): SidebarPiece {
  const folding = chooseFolding(groups)
  if (folding !== 'all') return joinPieces(groups.map((group) => createTopGroup(site, group, folding)))
  // A group without a title is nothing but its items.
  const items = groups.flatMap((group): SidebarItem[] => (group.title === '' ? group.items : [group]))
  return createTopGroup(site, { type: 'group', title: '', items }, folding)
}

function createTopGroup(site: Site, group: SidebarGroup, folding: Folding): SidebarPiece {
  const pieces = group.items.map((item) => createItem(site, item, folding))
  const items = folding === 'all' ? joinWindow(site, pieces) : joinPieces(pieces)
  return {
    renderElsewhere: once(() => renderPart(renderTopGroup(site, group, items.renderElsewhere()))),
    pages: items.pages,
    renderFor: (page) => renderPart(renderTopGroup(site, group, items.renderFor(page))),
  }
}

function createItem(site: Site, item: SidebarItem, folding: Folding): SidebarPiece {
  if (item.type === 'page') return createPage(site, item.page)
  const pieces = item.items.map((inner) => createItem(site, inner, folding))
  const items = folding === 'none' ? joinPieces(pieces) : joinWindow(site, pieces)
  const [first] = items.pages
  return {
    renderElsewhere: once(() =>
      renderPart(
        folding === 'none' || first === undefined
          ? renderNestedGroup(site, item, items.renderElsewhere(), false)
          : renderFoldedGroup(site, item, first),
      ),
    ),
    pages: items.pages,
    renderFor: (page) => renderPart(renderNestedGroup(site, item, items.renderFor(page), true)),
  }
}

function createPage(site: Site, page: Page): SidebarPiece {
  return {
    renderElsewhere: once(() => renderPart(renderSidebarPage(site, page, false))),
    pages: new Set([page]),
    renderFor: () => renderPart(renderSidebarPage(site, page, true)),
  }
}

/** All pieces in a row. */
function joinPieces(pieces: readonly SidebarPiece[]): SidebarPiece {
  const list = once(() => createSwappableList(pieces.map((piece) => piece.renderElsewhere())))
  const places = findPlaces(pieces)
  return {
    renderElsewhere: () => list().html,
    pages: new Set(places.keys()),
    renderFor(page) {
      const place = places.get(page)
      const piece = place === undefined ? undefined : pieces[place]
      if (place === undefined || piece === undefined) return list().html
      return list().swap(place, piece.renderFor(page))
    },
  }
}

/** The pieces around the reader's place, the first ones for a reader who is elsewhere; links lead to the others. */
function joinWindow(site: Site, pieces: readonly SidebarPiece[]): SidebarPiece {
  const places = findPlaces(pieces)

  function renderAround(place: number, page?: Page): RenderedHtml {
    const start = Math.max(0, Math.min(place - WINDOW / 2, pieces.length - WINDOW))
    const end = Math.min(pieces.length, start + WINDOW)
    const rows = pieces
      .slice(start, end)
      .map((piece, index) =>
        page !== undefined && start + index === place ? piece.renderFor(page) : piece.renderElsewhere(),
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
    renderElsewhere: once(() => renderAround(0)),
    pages: new Set(places.keys()),
    renderFor: (page) => renderAround(places.get(page) ?? 0, places.has(page) ? page : undefined),
  }
}

/** Makes something when it is asked for, and once. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Page → the piece that holds it. A page that is listed several times is marked in its first place, its home. */
function findPlaces(pieces: readonly SidebarPiece[]): Map<Page, number> {
  const places = new Map<Page, number>()
  for (const [index, piece] of pieces.entries()) {
    for (const page of piece.pages) if (!places.has(page)) places.set(page, index)
  }
  return places
}
