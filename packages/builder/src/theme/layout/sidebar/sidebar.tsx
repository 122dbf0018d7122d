import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { renderSearchEntry } from '../header/search-entry.tsx'
import { renderDrawerLinks } from '../header/topbar-links.tsx'
import { insertHtml, type RenderedHtml } from '../render-html.ts'
import type { Site } from '../site.ts'
import { renderAnchors } from './anchors.tsx'
import { renderSidebarSelects } from './sidebar-selects.tsx'

/** Id of the sidebar, which the menu button of the header refers to. */
export const SIDEBAR_ID = 'sidebar'

/** Renders what is above the groups: the search if it is configured to be here, selects, anchors, and in the drawer the links of the header. */
export function renderSidebarTop(site: Site, division: Division): Result {
  const links = renderDrawerLinks(site)
  return (
    <div class="sidebar-top">
      <div class="sidebar-bar">
        <span class="sidebar-bar-title">{site.config.name}</span>
        <button
          type="button"
          class="icon-button"
          popovertarget={SIDEBAR_ID}
          popovertargetaction="hide"
          autofocus={true}
          aria-label={site.words.say('frame.closeMenu')}
        >
          {renderGlyph('close')}
        </button>
      </div>
      {site.config.search.location === 'side' ? renderSearchEntry(site, division) : null}
      {links.length === 0 ? null : <ul class="mobile-nav-links">{links}</ul>}
      {renderSidebarSelects(site, division)}
      {renderAnchors(site, division)}
    </div>
  )
}

/**
 * Renders the sidebar. In small windows, the same element is a drawer: a popover, which the browser opens and closes
 * without a script.
 */
export function renderSidebar({ words }: Site, top: RenderedHtml, groups: RenderedHtml): Result {
  return (
    <nav id={SIDEBAR_ID} class="sidebar" popover="auto" aria-label={words.say('frame.main')}>
      <div id="sidebar-content">
        {insertHtml(top)}
        {insertHtml(groups)}
      </div>
    </nav>
  )
}
