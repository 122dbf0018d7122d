import type { Result } from 'hastscript'
import type { Site } from '../../model/site.ts'
import { renderGlyph } from './glyph.ts'
import { renderLogo } from './logo.tsx'
import { renderModeToggle } from './mode-toggle.tsx'
import { SIDEBAR_ID } from './sidebar.tsx'
import { renderCallToAction, renderTopbarLinks } from './topbar-links.tsx'
import { renderVersionSelect } from './version-select.tsx'

/** The bar at the top of every page: menu button of small windows, logo, version, links, call to action, mode. */
export function renderHeader(site: Site, version: number | undefined): Result {
  const links = renderTopbarLinks(site)
  return (
    <header id="navbar" class="navbar">
      <div class="navbar-inner">
        <button type="button" class="menu-button icon-button" popovertarget={SIDEBAR_ID} aria-label="Open navigation">
          {renderGlyph('menu')}
        </button>
        {renderLogo(site)}
        {renderVersionSelect(site, version)}
        <div class="topbar-right-container">
          {links.length === 0 ? null : (
            <nav aria-label="Site">
              <ul class="navbar-links">{links}</ul>
            </nav>
          )}
          {renderCallToAction(site)}
          {renderModeToggle(site.config)}
        </div>
      </div>
    </header>
  )
}
