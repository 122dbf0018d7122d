import type { Result } from 'hastscript'
import { isExternalHref, type Page, renderPageLabel } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { renderIcon } from '../elements/icon.tsx'
import { resolveHref, toLinkAttributes } from '../elements/links.ts'
import { renderMethodNavPill } from '../elements/method-badge.tsx'
import type { Site } from '../site.ts'

/** The address that the row of a page links to. A page with `url` links to that. */
export function resolveSidebarHref({ links, addresses }: Site, { frontmatter, permalink }: Page): string {
  const elsewhere = frontmatter.url === undefined ? undefined : resolveHref(links, frontmatter.url)
  return elsewhere ?? addresses.toPageHref(permalink)
}

/** Renders the row of a page in the sidebar. */
export function renderSidebarPage(site: Site, page: Page, current: boolean): Result {
  const { frontmatter, endpoint } = page
  const href = resolveSidebarHref(site, page)
  return (
    <li>
      <a
        class="sidebar-link"
        {...toLinkAttributes(href)}
        {...(current ? { 'aria-current': 'page', 'data-active': '' } : {})}
      >
        {renderIcon(site, frontmatter)}
        {endpoint !== undefined && !frontmatter.hideApiMarker ? renderMethodNavPill(endpoint.method) : null}
        <span class="sidebar-label">{renderPageLabel(page)}</span>
        {frontmatter.tag === undefined ? null : <span class="nav-tag-pill">{frontmatter.tag}</span>}
        {frontmatter.deprecated ? (
          <span class="nav-tag-pill nav-tag-deprecated">{site.words.say('page.deprecated')}</span>
        ) : null}
        {isExternalHref(href) ? renderGlyph('out', 'sidebar-out') : null}
      </a>
    </li>
  )
}
