import type { Result } from 'hastscript'
import type { Page, SidebarGroup } from '../../../core/index.ts'
import { renderBreakableText } from '../elements/breakable-text.ts'
import { renderTag } from '../elements/division-select.tsx'
import { renderGlyph } from '../elements/glyph.ts'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import { insertHtml, type RenderedHtml } from '../render-html.ts'
import type { Site } from '../site.ts'
import { resolveSidebarHref } from './sidebar-page.tsx'

/** A group with its rendered items. */
export interface RenderedGroup {
  group: SidebarGroup
  items: RenderedHtml
  /** Whether the group is open. Those at the top level always are. */
  isOpen: boolean
  /** Whether the page that the title links to is the current one. */
  isRootCurrent: boolean
}

/** Renders a group at the top level: a heading, unless its title is empty, and the list of its items. */
export function renderTopGroup(site: Site, { group, items, isRootCurrent }: RenderedGroup): Result {
  return (
    <div class="sidebar-group">
      {group.title === '' ? null : (
        <p class="sidebar-group-header sidebar-title">
          {renderIcon(site, group)}
          {group.root === undefined ? (
            renderBreakableText(group.title)
          ) : (
            <a {...toRootAttributes(site, group.root, isRootCurrent)}>{renderBreakableText(group.title)}</a>
          )}
          {renderTag(group.tag)}
        </p>
      )}
      <ul>{insertHtml(items)}</ul>
    </div>
  )
}

/**
 * Renders a nested group, which opens and closes. If its title is a link, a separate button opens it: readers must be able
 * to do either.
 */
export function renderNestedGroup(site: Site, { group, items, isOpen, isRootCurrent }: RenderedGroup): Result {
  const { root } = group
  if (root === undefined) {
    return (
      <li>
        <details class="sidebar-nested" open={isOpen}>
          <summary class="sidebar-link">
            {renderLabel(site, group)}
            {renderGlyph('right', 'sidebar-chevron')}
          </summary>
          <ul>{insertHtml(items)}</ul>
        </details>
      </li>
    )
  }
  const link = (
    <a class="sidebar-link" {...toRootAttributes(site, root, isRootCurrent)}>
      {renderLabel(site, group)}
    </a>
  )
  if (group.items.length === 0) return <li>{link}</li>
  return (
    <li class="sidebar-rooted">
      {link}
      <details class="sidebar-nested" open={isOpen}>
        <summary class="sidebar-toggle">
          <span class="visually-hidden">Pages in {group.title}</span>
          {renderGlyph('right', 'sidebar-chevron')}
        </summary>
        <ul>{insertHtml(items)}</ul>
      </details>
    </li>
  )
}

/**
 * Renders a group that doesn't contain the current page as a link to its first page, where it is open. Hidden text tells
 * screen readers that it is a group, as `<details>` would.
 */
export function renderFoldedGroup(site: Site, group: SidebarGroup, first: Page): Result {
  return (
    <li>
      <a class="sidebar-link" {...toLinkAttributes(resolveSidebarHref(site, first))}>
        {renderIcon(site, group)}
        <span class="sidebar-label">
          {renderBreakableText(group.title)}
          <span class="visually-hidden"> group</span>
        </span>
        {renderTag(group.tag)}
        {renderGlyph('right', 'sidebar-chevron')}
      </a>
    </li>
  )
}

function renderLabel(site: Site, group: SidebarGroup): Result {
  return (
    <>
      {renderIcon(site, group)}
      <span class="sidebar-label">{renderBreakableText(group.title)}</span>
      {renderTag(group.tag)}
    </>
  )
}

function toRootAttributes(site: Site, root: Page, isCurrent: boolean): Record<string, string | undefined> {
  return {
    ...toLinkAttributes(resolveSidebarHref(site, root)),
    ...(isCurrent ? { 'aria-current': 'page', 'data-active': '' } : {}),
  }
}
