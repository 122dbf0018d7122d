import type { Result } from 'hastscript'
import type { Division, Page } from '../../../core/index.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { insertHtml, type RenderedHtml, renderPart } from '../render-html.ts'
import { SIDEBAR_ID } from '../sidebar/sidebar.tsx'
import type { Site } from '../site.ts'
import { renderLogo } from './logo.tsx'
import { renderModeToggle } from './mode-toggle.tsx'
import { renderMobileSearchEntry, renderSearchEntry } from './search-entry.tsx'
import { renderCallToAction, renderTopbarLinks } from './topbar-links.tsx'
import { hasVersionSelect, renderVersionSelects } from './version-select.tsx'

/** Renders the header for a page. */
export type HeaderRenderer = (page?: Page) => RenderedHtml

/**
 * Creates the header of a division: menu button for small windows, logo, version, search in the center, links, call to action, mode. All
 * of it is rendered once, except for the version select, whose links differ for each page.
 */
export function createHeader(site: Site, division: Division): HeaderRenderer {
  const start = renderPart(renderStart(site))
  const end = renderPart(renderEnd(site, division))
  const render: HeaderRenderer = (page) =>
    renderPart(
      <header id="navbar" class="navbar">
        <div class="navbar-inner">
          <div class="navbar-start">
            {insertHtml(start)}
            {renderVersionSelects(site, division, page)}
          </div>
          {insertHtml(end)}
        </div>
      </header>,
    )
  if (hasVersionSelect(site)) return render
  const same = render()
  return () => same
}

function renderStart(site: Site): Result {
  return (
    <>
      <button
        type="button"
        class="menu-button icon-button"
        popovertarget={SIDEBAR_ID}
        aria-label={site.words.say('frame.openMenu')}
      >
        {renderGlyph('menu')}
      </button>
      {renderLogo(site)}
    </>
  )
}

function renderEnd(site: Site, division: Division): Result {
  const links = renderTopbarLinks(site)
  return (
    <>
      {site.config.search.location === 'side' ? null : renderSearchEntry(site, division)}
      <div class="topbar-right-container">
        {renderMobileSearchEntry(site, division)}
        {links.length === 0 ? null : (
          <nav aria-label={site.words.say('frame.site')}>
            <ul class="navbar-links">{links}</ul>
          </nav>
        )}
        {renderCallToAction(site)}
        {renderModeToggle(site)}
      </div>
    </>
  )
}
