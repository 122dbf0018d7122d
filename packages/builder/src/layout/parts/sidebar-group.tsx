import type { Result } from 'hastscript'
import type { SidebarGroup } from '../../model/page-tree.ts'
import type { Site } from '../../model/site.ts'
import { insertHtml, type RenderedHtml } from '../render-html.ts'
import { renderGlyph } from './glyph.ts'
import { renderIcon } from './icon.tsx'

/** A group at the top level: a heading, unless its title is empty, over the list of its items. */
export function renderTopGroup(site: Site, group: SidebarGroup, items: RenderedHtml): Result {
  return (
    <div class="sidebar-group">
      {group.title === '' ? null : (
        <p class="sidebar-group-header sidebar-title">
          {renderIcon(site, group.icon, group.iconType)}
          {group.title}
        </p>
      )}
      <ul>{insertHtml(items)}</ul>
    </div>
  )
}

/** A group within a group: it opens and closes, and starts open when it holds the current page. */
export function renderNestedGroup(site: Site, group: SidebarGroup, items: RenderedHtml, open: boolean): Result {
  return (
    <li>
      <details class="sidebar-nested" open={open}>
        <summary class="sidebar-link">
          {renderIcon(site, group.icon, group.iconType)}
          <span class="sidebar-label">{group.title}</span>
          {renderGlyph('right', 'sidebar-chevron')}
        </summary>
        <ul>{insertHtml(items)}</ul>
      </details>
    </li>
  )
}
