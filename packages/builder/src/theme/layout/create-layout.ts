import { type Division, isUnsafeHref, listRowLabels, type Page } from '../../core/index.ts'
import { type AssetUsage, joinUsage } from './asset-usage.ts'
import { toBannerParts } from './banner.tsx'
import type { PageAssetUsage } from './content-view.ts'
import { createDivisionFrame, type DivisionFrame } from './division-frame.ts'
import { renderAgentNotice } from './document/agent-notice.tsx'
import { renderBody } from './document/body.tsx'
import { renderDocument } from './document/document.tsx'
import {
  NOT_FOUND_ISLAND,
  NOT_FOUND_STYLES,
  renderHomeRedirect,
  renderNotFoundContent,
  toNotFoundMeta,
} from './document/not-found.tsx'
import { renderRedirectContent, renderRedirectHead } from './document/redirect.tsx'
import { SELECT_ISLAND, SELECT_STYLES } from './elements/division-select.tsx'
import { renderPageHead, renderSharedHead, renderSiteScripts } from './head/head.tsx'
import { type PageMeta, toPageMeta } from './head/page-meta.ts'
import { SEARCH_ISLAND } from './header/search-entry.tsx'
import { hasVersionSelect } from './header/version-select.tsx'
import { toTextDirection } from './language.ts'
import { DIRECTORY_STYLES } from './page/directory.tsx'
import { FEEDBACK_ISLAND } from './page/feedback.tsx'
import { toPageMenu } from './page/menu/page-menu.ts'
import { renderTocMenu, toMenuUsage } from './page/menu/render-page-menu.tsx'
import { renderPageContent } from './page/page-content.tsx'
import { ENDPOINT_ISLANDS } from './page/page-header.tsx'
import { PLAYGROUND_BUTTON, PLAYGROUND_ISLAND } from './page/playground-button.tsx'
import { renderToc } from './page/toc.tsx'
import { renderVersionNotice, VERSION_NOTICE } from './page/version-notice.tsx'
import { PAGE_MODES } from './page-modes.ts'
import type { PageView } from './page-view.ts'
import { joinHtml, type RenderedHtml, renderPart } from './render-html.ts'
import { ANCHOR_STYLES } from './sidebar/anchors.tsx'
import type { Site } from './site.ts'

/** Renders the documents of a site: whole HTML files, readable without JavaScript. */
export interface Layout {
  renderPage(view: PageView): string
  /**
   * Renders the page for addresses without a page.
   * @param pageList path in the site of the list of pages to suggest from; without it, none are suggested
   */
  renderNotFound(pageList?: string): string
  /** Renders a page that redirects to `href`. */
  renderRedirect(href: string): string
  /** The islands and stylesheets of a page's document, without those that all documents load. */
  toAssetUsage(page: Page, usage: PageAssetUsage): AssetUsage
  /** The islands and stylesheets of the page for addresses without a page. */
  notFoundAssetUsage: AssetUsage
}

/** Islands of the frame: one preserves the scroll position of the sidebar, one loads pages ahead, one completes the search. */
const FRAME_ISLANDS = ['sidebar', 'prefetch', SEARCH_ISLAND]

/**
 * Creates the layout of a site. Common parts are rendered once: the shared head for the site, and header, tabs, sidebar
 * and footer for each division, when its first page is rendered.
 */
export function createLayout(site: Site): Layout {
  const { config, allowedOrigins } = site
  const sharedHead = renderPart(renderSharedHead(site))
  const siteScripts = renderPart(renderSiteScripts(site))
  const frames = new Map<Division, DivisionFrame>()
  const kinds = new Set(listRowLabels(site.tree.root).map(({ kind }) => kind))
  const hasSelect = hasVersionSelect(site) || kinds.has('product') || kinds.has('dropdown') || kinds.has('item')
  const frameIslands = [...FRAME_ISLANDS, ...(hasSelect ? [SELECT_ISLAND] : [])]
  const frameStyles = [...(hasSelect ? [SELECT_STYLES] : []), ...(kinds.has('anchor') ? [ANCHOR_STYLES] : [])]
  const notFoundAssetUsage: AssetUsage = {
    islands: new Set([...frameIslands, NOT_FOUND_ISLAND]),
    styles: new Set([...frameStyles, NOT_FOUND_STYLES]),
  }

  function resolveFrame(division: Division): DivisionFrame {
    const known = frames.get(division)
    if (known !== undefined) return known
    const frame = createDivisionFrame(site, division)
    frames.set(division, frame)
    return frame
  }

  function toParts({ frontmatter }: Page, usage: PageAssetUsage) {
    const mode = frontmatter.mode ?? 'default'
    const parts = PAGE_MODES[mode]
    const hasAside = parts.aside && usage.hasAside
    return { mode, parts, hasAside, hasToc: parts.toc && !hasAside && usage.hasToc }
  }

  function toAssetUsage(page: Page, usage: PageAssetUsage): AssetUsage {
    const { parts, hasToc } = toParts(page, usage)
    const { banner, directories, language } = resolveFrame(site.tree.findDivision(page))
    const islands = new Set([...usage.islands, ...frameIslands])
    const styles = new Set([...usage.stylesheets, ...frameStyles])
    if (parts.footer && config.feedback.thumbsRating) islands.add(FEEDBACK_ISLAND)
    if (hasToc) islands.add('toc')
    if (directories.has(page)) for (const name of DIRECTORY_STYLES) styles.add(name)
    if (toTextDirection(language) === 'rtl') styles.add('right-to-left')
    if (parts.header && page.endpoint !== undefined) for (const name of ENDPOINT_ISLANDS) islands.add(name)
    if (parts.header && usage.hasPlayground) {
      islands.add(PLAYGROUND_ISLAND)
      styles.add(PLAYGROUND_BUTTON)
    }
    if (site.version !== undefined && site.version.state !== 'latest') styles.add(VERSION_NOTICE)
    if (parts.footer && page.frontmatter.related) styles.add('related')
    return joinUsage([
      { islands, styles },
      banner?.usage,
      parts.header ? toMenuUsage(toPageMenu(site, page)) : undefined,
    ])
  }

  const renderHead = (meta: PageMeta, usage: AssetUsage): RenderedHtml => renderPart(renderPageHead(site, meta, usage))

  return {
    renderPage(view) {
      const { mode, parts, hasAside, hasToc } = toParts(view.page, view.assetUsage)
      const frame = resolveFrame(site.tree.findDivision(view.page))
      const menu = toPageMenu(frame.site, view.page)
      const isMenuInToc = menu.isInToc && hasToc
      const context = {
        parts,
        directory: frame.directories.get(view.page),
        trail: frame.listTrail(view.page),
        language: frame.language,
        menu: { ...menu, isInToc: isMenuInToc },
      }
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
          renderHead(toPageMeta(site, view, context), toAssetUsage(view.page, view.assetUsage)),
          frame.translations[view.playground === undefined ? 'base' : 'playground'],
          siteScripts,
        ],
        styles: view.styles,
        allowedOrigins,
        connectSources: view.playground?.connectSources,
        bannerKey: frame.banner?.key,
        body: renderBody(frame.site.words, {
          ...toBannerParts(frame.banner, config),
          ...(frame.tabs === undefined ? {} : { tabs: frame.tabs }),
          notice: renderPart(renderAgentNotice(site, view.page)),
          header: frame.renderHeaderFor(view.page),
          sidebar: frame.renderSidebarFor(view.page),
          main: joinHtml(...renderNotice(frame.site, view.page), renderPageContent(frame.site, view, context)),
          ...(hasToc
            ? { toc: renderToc(frame.site, view.toc, isMenuInToc ? renderTocMenu(frame.site, view.page, menu) : null) }
            : {}),
          ...(parts.footer && frame.footer !== undefined ? { footer: frame.footer } : {}),
        }),
      })
    },

    renderNotFound(pageList) {
      const frame = resolveFrame(site.tree.divisions[0] ?? site.tree.root)
      const usage = joinUsage([notFoundAssetUsage, frame.banner?.usage])
      const redirect = renderHomeRedirect(site)
      return renderDocument({
        config,
        language: frame.language,
        classes: ['layout-center', ...(frame.tabs === undefined ? [] : ['has-tabs'])],
        head: [
          sharedHead,
          renderHead(toNotFoundMeta(frame.site), usage),
          ...(redirect === null ? [] : [renderPart(redirect)]),
          frame.translations.base,
          siteScripts,
        ],
        allowedOrigins,
        bannerKey: frame.banner?.key,
        body: renderBody(frame.site.words, {
          ...frame,
          ...(frame.unmarkedTabs === undefined ? {} : { tabs: frame.unmarkedTabs }),
          ...toBannerParts(frame.banner, config),
          notice: renderPart(renderAgentNotice(site)),
          header: frame.renderHeaderFor(),
          sidebar: frame.renderSidebarFor(),
          main: renderPart(renderNotFoundContent(frame.site, pageList)),
        }),
      })
    },

    renderRedirect(href) {
      const target = isUnsafeHref(href) ? site.addresses.toPageHref('/') : href
      return renderDocument({
        config,
        language: site.words.language,
        classes: ['layout-redirect'],
        head: [sharedHead, renderPart(renderRedirectHead(site, target))],
        allowedOrigins,
        body: renderPart(renderRedirectContent(site, target)),
      })
    },

    toAssetUsage,
    notFoundAssetUsage,
  }
}

function renderNotice(site: Site, page: Page): RenderedHtml[] {
  const notice = renderVersionNotice(site, page)
  return notice === null ? [] : [renderPart(notice)]
}
