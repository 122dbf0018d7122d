import type { Division, Page } from '../../core/index.ts'
import { createHeader, type HeaderRenderer } from './header/header.tsx'
import { renderTabs } from './header/tabs.tsx'
import { DEFAULT_LANGUAGE, findLanguage } from './language.ts'
import { createGroupTrails, type FindTrail } from './page/group-trails.ts'
import { type RenderedHtml, renderPart } from './render-html.ts'
import { renderSidebar, renderSidebarTop } from './sidebar/sidebar.tsx'
import { createSidebarGroups } from './sidebar/sidebar-groups.ts'
import type { Site } from './site.ts'

/** What surrounds the content of every page of a division, rendered once. */
export interface DivisionFrame {
  language: string
  renderHeaderFor: HeaderRenderer
  /** Undefined when the division shows no tabs. */
  tabs?: RenderedHtml
  /** The sidebar as the reader of `page` sees it; without a page, or outside the navigation, nothing is marked. */
  renderSidebarFor(page?: Page): RenderedHtml
  /** The groups around a page. */
  findTrail: FindTrail
}

/** Renders the frame of a division; without one (a site with no pages in its navigation) the sidebar has no groups. */
export function createDivisionFrame(site: Site, division: Division | undefined): DivisionFrame {
  const top = renderPart(renderSidebarTop(site, division))
  const groups = createSidebarGroups(site, division?.groups ?? [])
  const tabs = division === undefined ? null : renderTabs(site, division)
  return {
    language: findLanguage(site.tree, division) ?? DEFAULT_LANGUAGE,
    renderHeaderFor: createHeader(site, division?.version),
    findTrail: createGroupTrails(division?.groups ?? []),
    ...(tabs === null ? {} : { tabs: renderPart(tabs) }),
    renderSidebarFor(page) {
      return renderPart(renderSidebar(top, page === undefined ? groups.renderElsewhere() : groups.renderFor(page)))
    },
  }
}
