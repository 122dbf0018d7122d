import type { Page } from '../model/page.ts'
import type { SidebarGroup, SidebarItem } from '../model/page-tree.ts'
import type { Site } from '../model/site.ts'
import { renderNestedGroup, renderTopGroup } from './parts/sidebar-group.tsx'
import { renderSidebarPage } from './parts/sidebar-page.tsx'
import { type RenderedHtml, renderPart } from './render-html.ts'
import { createSwappableList } from './swappable-list.ts'

/**
 * A piece of a sidebar, rendered once as it looks to a reader who is elsewhere. For the reader of a page in it, only the
 * page's row and the groups around it are written again; everything beside them is copied as it stands.
 */
export interface SidebarPiece {
  html: RenderedHtml
  /** The pages it holds. */
  pages: ReadonlySet<Page>
  /** The piece as the reader of `page` sees it: the row marked, the groups around it open. Only for pages it holds. */
  renderFor(page: Page): RenderedHtml
}

/** Renders the groups of a division. */
export function createSidebarGroups(site: Site, groups: readonly SidebarGroup[]): SidebarPiece {
  return joinPieces(groups.map((group) => createGroup(site, group, renderTopGroup)))
}

function createItem(site: Site, item: SidebarItem): SidebarPiece {
  return item.type === 'page' ? createPage(site, item.page) : createGroup(site, item, renderNestedGroup)
}

function createPage(site: Site, page: Page): SidebarPiece {
  return {
    html: renderPart(renderSidebarPage(site, page, false)),
    pages: new Set([page]),
    renderFor: () => renderPart(renderSidebarPage(site, page, true)),
  }
}

function createGroup(site: Site, group: SidebarGroup, render: typeof renderNestedGroup): SidebarPiece {
  const items = joinPieces(group.items.map((item) => createItem(site, item)))
  return {
    html: renderPart(render(site, group, items.html, false)),
    pages: items.pages,
    renderFor: (page) => renderPart(render(site, group, items.renderFor(page), true)),
  }
}

/** A page that is listed several times is marked in its first place, its home. */
function joinPieces(pieces: readonly SidebarPiece[]): SidebarPiece {
  const list = createSwappableList(pieces.map((piece) => piece.html))
  const places = new Map<Page, number>()
  for (const [index, piece] of pieces.entries()) {
    for (const page of piece.pages) if (!places.has(page)) places.set(page, index)
  }
  return {
    html: list.html,
    pages: new Set(places.keys()),
    renderFor(page) {
      const place = places.get(page)
      const piece = place === undefined ? undefined : pieces[place]
      return place === undefined || piece === undefined ? list.html : list.swap(place, piece.renderFor(page))
    },
  }
}
