import type { Result } from 'hastscript'
import type { Page, SidebarGroup } from '../../../core/index.ts'
import { renderBreakableText } from '../elements/breakable-text.ts'
import { renderGlyph } from '../elements/glyph.ts'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import { insertHtml, type RenderedHtml } from '../render-html.ts'
import type { Site } from '../site.ts'
import { resolveSidebarHref } from './sidebar-page.tsx'

/** Renders a group at the top level: a heading, unless its title is empty, and the list of its items. */
export function renderTopGroup(site: Site, group: SidebarGroup, items: RenderedHtml): Result {
  return (
    <div class="sidebar-group">
      {group.title === '' ? null : (
        <p class="sidebar-group-header sidebar-title">
          {renderIcon(site, group.icon, group.iconType)}
          {renderBreakableText(group.title)}
        </p>
      )}
      <ul>{insertHtml(items)}</ul>
    </div>
  )
}

/** Renders a nested group, which opens and closes. It is open at first if it contains the current page. */
export function renderNestedGroup(site: Site, group: SidebarGroup, items: RenderedHtml, open: boolean): Result {
  return (
    <li>
      <details class="sidebar-nested" open={open}>
        <summary class="sidebar-link">
          {renderIcon(site, group.icon, group.iconType)}
          <span class="sidebar-label">{renderBreakableText(group.title)}</span>
          {renderGlyph('right', 'sidebar-chevron')}
        </summary>
        <ul>{insertHtml(items)}</ul>
      </details>
    </li>
  )
}

/**
 * Renders a group of a large sidebar that doesn't contain the current page: a link to its first page, where it is open.
 * Hidden text tells screen readers that it is a group, as `<details>` would.
 */
export function renderFoldedGroup(site: Site, group: SidebarGroup, first: Page): Result {
  return (
    <li>
      <a class="sidebar-link" {...toLinkAttributes(resolveSidebarHref(site, first))}>
        {renderIcon(site, group.icon, group.iconType)}
        <span class="sidebar-label">
          {renderBreakableText(group.title)}
          <span class="visually-hidden"> group</span>
        </span>
        {renderGlyph('right', 'sidebar-chevron')}
      </a>
    </li>
  )
}
