import type { Result } from 'hastscript'
import { isExternalHref } from '../../model/href.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { toPageLabel } from '../page-label.ts'
import { resolveHref } from '../resolve-href.ts'
import { renderGlyph } from './glyph.ts'
import { renderIcon } from './icon.tsx'
import { toLinkAttributes } from './link-attributes.ts'
import { renderMethodNavPill } from './method-badge.tsx'

/** The row of a page in the sidebar. A page with `url` is a link to there. */
export function renderSidebarPage(site: Site, page: Page, current: boolean): Result {
  const { frontmatter, endpoint } = page
  const elsewhere = frontmatter.url === undefined ? undefined : resolveHref(site.links, frontmatter.url)
  const href = elsewhere ?? site.addresses.toPageHref(page.permalink)
  return (
    <li>
      <a
        class="sidebar-link"
        {...toLinkAttributes(href)}
        {...(current ? { 'aria-current': 'page', 'data-active': '' } : {})}
      >
        {renderIcon(site, frontmatter.icon, frontmatter.iconType)}
        {endpoint !== undefined && !frontmatter.hideApiMarker ? renderMethodNavPill(endpoint.method) : null}
        <span class="sidebar-label">{toPageLabel(page)}</span>
        {frontmatter.tag === undefined ? null : <span class="nav-tag-pill">{frontmatter.tag}</span>}
        {frontmatter.deprecated ? <span class="nav-tag-pill nav-tag-deprecated">Deprecated</span> : null}
        {isExternalHref(href) ? renderGlyph('out', 'sidebar-out') : null}
      </a>
    </li>
  )
}
