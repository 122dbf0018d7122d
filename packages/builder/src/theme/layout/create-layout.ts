import { type Division, isUnsafeHref, type Page } from '../../core/index.ts'
import type { Demands } from './asset-usage.ts'
import type { PageNeeds } from './content-view.ts'
import { createDivisionFrame, type DivisionFrame } from './division-frame.ts'
import { renderBody } from './document/body.tsx'
import { renderDocument } from './document/document.tsx'
import { NOT_FOUND_ISLAND, renderNotFoundContent } from './document/not-found.tsx'
import { renderRedirectContent, renderRedirectHead } from './document/redirect.tsx'
import { renderFooter } from './footer.tsx'
import { renderPageHead, renderSharedHead, renderSiteScripts } from './head/head.tsx'
import { type PageMeta, toPageMeta } from './head/page-meta.ts'
import { SEARCH_ISLAND } from './header/search-entry.tsx'
import { hasVersionSelect, VERSION_ISLAND } from './header/version-select.tsx'
import { FEEDBACK_ISLAND } from './page/feedback.tsx'
import { COPY_PAGE_ISLAND } from './page/page-actions.tsx'
import { renderPageContent } from './page/page-content.tsx'
import { PLAYGROUND_BUTTON, PLAYGROUND_ISLAND } from './page/playground-button.tsx'
import { renderToc } from './page/toc.tsx'
import { PAGE_MODES } from './page-modes.ts'
import type { PageView } from './page-view.ts'
import { type RenderedHtml, renderPart } from './render-html.ts'
import type { Site } from './site.ts'

/** Renders the documents of a site: whole HTML files, readable without any script. */
export interface Layout {
  renderPage(view: PageView): string
  /**
   * The page for addresses that have none.
   * @param pageList path in the site of the list of pages to suggest from; without it none are suggested
   */
  renderNotFound(pageList?: string): string
  /** A page that sends readers on. @param href where to, as it stands in the page */
  renderRedirect(href: string): string
  /** What the document of a page loads beside what all of them do. */
  findDemands(page: Page, needs: PageNeeds): Demands
  /** What the page for addresses that have none loads. */
  notFoundDemands: Demands
}

/** Islands of the frame: the sidebar keeps its place from page to page, the search opens from anywhere. */
const FRAME_ISLANDS = ['sidebar', SEARCH_ISLAND]

/**
 * Creates the layout of a site. What pages share is rendered once: head and foot for the site; header, tabs and sidebar
 * for each division, when its first page is rendered.
 */
export function createLayout(site: Site): Layout {
  const { config, allowedOrigins } = site
  const sharedHead = renderPart(renderSharedHead(site))
  const siteScripts = renderPart(renderSiteScripts(site))
  const footerTree = renderFooter(site)
  const footer = footerTree === null ? undefined : renderPart(footerTree)
  const frames = new Map<Division | undefined, DivisionFrame>()
  const frameIslands = new Set([...FRAME_ISLANDS, ...(hasVersionSelect(site) ? [VERSION_ISLAND] : [])])
  const notFoundDemands: Demands = { islands: new Set([...frameIslands, NOT_FOUND_ISLAND]), styles: new Set() }

  function findFrame(division: Division | undefined): DivisionFrame {
    const known = frames.get(division)
    if (known !== undefined) return known
    const frame = createDivisionFrame(site, division)
    frames.set(division, frame)
    return frame
  }

  function findParts({ frontmatter }: Page, needs: PageNeeds) {
    const mode = frontmatter.mode ?? 'default'
    const parts = PAGE_MODES[mode]
    const hasAside = parts.aside && needs.hasAside
    return { mode, parts, hasAside, hasToc: parts.toc && !hasAside && needs.hasToc }
  }

  function findDemands(page: Page, needs: PageNeeds): Demands {
    const { parts, hasToc } = findParts(page, needs)
    const islands = new Set([...needs.islands, ...frameIslands])
    const styles = new Set(needs.stylesheets)
    if (parts.footer && config.feedback.thumbsRating) islands.add(FEEDBACK_ISLAND)
    if (hasToc) islands.add('toc')
    if (parts.header) islands.add(COPY_PAGE_ISLAND)
    if (parts.header && page.endpoint !== undefined) islands.add('copy-path')
    if (parts.header && needs.hasPlayground) {
      islands.add(PLAYGROUND_ISLAND)
      styles.add(PLAYGROUND_BUTTON)
    }
    return { islands, styles }
  }

  const renderHead = (meta: PageMeta, demands: Demands): RenderedHtml => renderPart(renderPageHead(site, meta, demands))

  return {
    renderPage(view) {
      const { mode, parts, hasAside, hasToc } = findParts(view.page, view.needs)
      const frame = findFrame(site.tree.findDivision(view.page))
      const surroundings = { parts, trail: frame.findTrail(view.page), language: frame.language }
      return renderDocument({
        config,
        language: frame.language,
        classes: [
          `layout-${mode}`,
          ...(frame.tabs === undefined ? [] : ['has-tabs']),
          ...(hasToc ? ['has-toc'] : []),
          ...(hasAside ? ['has-aside'] : []),
        ],
        head: [
          sharedHead,
          renderHead(toPageMeta(site, view, surroundings), findDemands(view.page, view.needs)),
          siteScripts,
        ],
        styles: view.styles,
        allowedOrigins,
        connectSources: view.playground?.connectSources,
        body: renderBody({
          ...frame,
          header: frame.renderHeaderFor(view.page),
          sidebar: frame.renderSidebarFor(view.page),
          main: renderPageContent(site, view, surroundings),
          ...(hasToc ? { toc: renderToc(view.toc) } : {}),
          ...(parts.footer && footer !== undefined ? { footer } : {}),
        }),
      })
    },

    renderNotFound(pageList) {
      const frame = findFrame(site.tree.divisions[0])
      const meta = { title: `Page not found - ${config.name}`, tags: new Map([['robots', 'noindex']]) }
      return renderDocument({
        config,
        language: frame.language,
        classes: ['layout-center', ...(frame.tabs === undefined ? [] : ['has-tabs'])],
        head: [sharedHead, renderHead(meta, notFoundDemands), siteScripts],
        allowedOrigins,
        body: renderBody({
          ...frame,
          header: frame.renderHeaderFor(),
          sidebar: frame.renderSidebarFor(),
          main: renderNotFoundContent(site, pageList),
          ...(footer === undefined ? {} : { footer }),
        }),
      })
    },

    renderRedirect(href) {
      const target = isUnsafeHref(href) ? site.addresses.toPageHref('/') : href
      return renderDocument({
        config,
        language: 'en',
        classes: ['layout-redirect'],
        head: [sharedHead, renderPart(renderRedirectHead(target))],
        allowedOrigins,
        body: renderRedirectContent(target),
      })
    },

    findDemands,
    notFoundDemands,
  }
}
