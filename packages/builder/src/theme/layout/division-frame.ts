import type { Division, Page } from '../../core/index.ts'
import { renderBanner, type SiteBanner } from './banner.tsx'
import { toDivisionSite } from './division-site.ts'
import { renderFooter } from './footer.tsx'
import { renderTranslations, type Translations } from './head/translations.tsx'
import { createHeader, type HeaderRenderer } from './header/header.tsx'
import { renderTabs } from './header/tabs.tsx'
import { DEFAULT_LANGUAGE, findLanguage } from './language.ts'
import { type Directory, listDirectories } from './page/directory.tsx'
import { createGroupTrails, type ListTrail } from './page/group-trails.ts'
import { type RenderedHtml, renderPart } from './render-html.ts'
import { renderSidebar, renderSidebarTop } from './sidebar/sidebar.tsx'
import { createSidebarGroups } from './sidebar/sidebar-groups.ts'
import type { Site } from './site.ts'

/** The frame around the content of all pages of a division, rendered once. */
export interface DivisionFrame {
  language: string
  /** The site with the words of the language. */
  site: Site
  /** The words of islands. */
  translations: Translations
  renderHeaderFor: HeaderRenderer
  /** Undefined if the division shows no tabs. */
  tabs?: RenderedHtml
  /** The same tabs for a page that belongs to none of them. */
  unmarkedTabs?: RenderedHtml
  /** Undefined if the footer is empty. */
  footer?: RenderedHtml
  /** Renders the sidebar for a page. Without a page, or for one outside the navigation, no row is marked. */
  renderSidebarFor(page?: Page): RenderedHtml
  banner?: SiteBanner
  /** Lists the groups that contain a page. */
  listTrail: ListTrail
  /** By the pages that list the content of a group. */
  directories: ReadonlyMap<Page, Directory>
}

/** Creates the frame of a division. */
export function createDivisionFrame(wholeSite: Site, division: Division): DivisionFrame {
  const spoken = { ...wholeSite, words: wholeSite.findWords(findLanguage(division)) }
  const site = toDivisionSite(spoken, division)
  const top = renderPart(renderSidebarTop(site, division))
  const groups = createSidebarGroups(site, division.groups)
  const footer = renderFooter(site)
  const tabs = renderTabs(site, division)
  const unmarkedTabs = renderTabs(site, division, false)
  const banner = renderBanner(site)
  return {
    language: findLanguage(division) ?? DEFAULT_LANGUAGE,
    site: spoken,
    translations: renderTranslations(site.words),
    renderHeaderFor: createHeader(site, division),
    listTrail: createGroupTrails(division),
    directories: listDirectories(division.groups),
    ...(banner && { banner }),
    ...(tabs === null ? {} : { tabs: renderPart(tabs) }),
    ...(unmarkedTabs === null ? {} : { unmarkedTabs: renderPart(unmarkedTabs) }),
    ...(footer === null ? {} : { footer: renderPart(footer) }),
    renderSidebarFor(page) {
      return renderPart(renderSidebar(site, top, page === undefined ? groups.renderInactive() : groups.renderFor(page)))
    },
  }
}
