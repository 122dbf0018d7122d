import { isUnsafeHref } from '../model/href.ts'
import type { Division } from '../model/page-tree.ts'
import type { Site } from '../model/site.ts'
import { createDivisionFrame, type DivisionFrame } from './division-frame.ts'
import { findIslands } from './find-islands.ts'
import { toPageMeta } from './page-meta.ts'
import { PAGE_MODES } from './page-mode.ts'
import type { PageView } from './page-view.ts'
import { renderBody } from './parts/body.tsx'
import { renderDocument } from './parts/document.tsx'
import { renderFooter } from './parts/footer.tsx'
import { renderPageHead, renderSharedHead } from './parts/head.tsx'
import { renderNotFoundContent } from './parts/not-found.tsx'
import { renderPageContent } from './parts/page-content.tsx'
import { renderRedirectContent, renderRedirectHead } from './parts/redirect.tsx'
import { renderToc } from './parts/toc.tsx'
import { renderPart } from './render-html.ts'

/** Renders the documents of a site: whole HTML files, readable without any script. */
export interface Layout {
  renderPage(view: PageView): string
  /** The page for addresses that have none. */
  renderNotFound(): string
  /** A page that sends readers on. @param href where to, as it stands in the page */
  renderRedirect(href: string): string
}

/** Islands of the frame: the sidebar keeps its place from page to page. */
const FRAME_ISLANDS = ['sidebar']

/**
 * Creates the layout of a site. What pages share is rendered once: head and foot for the site; header, tabs and sidebar
 * for each division, when its first page is rendered.
 */
export function createLayout(site: Site): Layout {
  const { config } = site
  const sharedHead = renderPart(renderSharedHead(site))
  const footerTree = renderFooter(site)
  const footer = footerTree === null ? undefined : renderPart(footerTree)
  const frames = new Map<Division | undefined, DivisionFrame>()
  const knownIslands = new Set(site.assets.islands.keys())

  function findFrame(division: Division | undefined): DivisionFrame {
    const known = frames.get(division)
    if (known !== undefined) return known
    const frame = createDivisionFrame(site, division)
    frames.set(division, frame)
    return frame
  }

  return {
    renderPage(view) {
      const mode = view.page.frontmatter.mode ?? 'default'
      const parts = PAGE_MODES[mode]
      const frame = findFrame(site.tree.findDivision(view.page))
      const hasAside = parts.aside && view.aside.length > 0
      const hasToc = parts.toc && !hasAside && view.toc.length > 0
      const islands = findIslands([...view.description, ...view.body, ...view.aside], knownIslands)
      for (const name of FRAME_ISLANDS) islands.add(name)
      if (hasToc) islands.add('toc')
      if (parts.header && view.page.endpoint !== undefined) islands.add('copy-path')
      return renderDocument({
        config,
        language: frame.language,
        classes: [
          `layout-${mode}`,
          ...(frame.tabs === undefined ? [] : ['has-tabs']),
          ...(hasToc ? ['has-toc'] : []),
          ...(hasAside ? ['has-aside'] : []),
        ],
        head: [sharedHead, renderPart(renderPageHead(site, toPageMeta(site, view), islands))],
        body: renderBody({
          ...frame,
          sidebar: frame.renderSidebarFor(view.page),
          main: renderPageContent(site, view, parts),
          ...(hasToc ? { toc: renderToc(view.toc) } : {}),
          ...(parts.footer && footer !== undefined ? { footer } : {}),
        }),
      })
    },

    renderNotFound() {
      const frame = findFrame(site.tree.divisions[0])
      const meta = { title: `Page not found - ${config.name}`, tags: new Map([['robots', 'noindex']]) }
      return renderDocument({
        config,
        language: frame.language,
        classes: ['layout-center', ...(frame.tabs === undefined ? [] : ['has-tabs'])],
        head: [sharedHead, renderPart(renderPageHead(site, meta, new Set(FRAME_ISLANDS)))],
        body: renderBody({
          ...frame,
          sidebar: frame.renderSidebarFor(),
          main: renderNotFoundContent(site),
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
        body: renderRedirectContent(target),
      })
    },
  }
}
