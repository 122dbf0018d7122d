import type { Result } from 'hastscript'
import { type Page, renderBreakableText, type SidebarGroup } from '../../../core/index.ts'
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
  /** Whether the items are only those of {@link renderFoldedItems}. */
  isFolded?: boolean
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
      <ul aria-label={group.title || undefined}>{insertHtml(items)}</ul>
    </div>
  )
}

/**
 * Renders a nested group, which opens and closes. If its title is a link, a separate button opens it: readers must be able
 * to do either.
 */
export function renderNestedGroup(site: Site, rendered: RenderedGroup): Result {
  const { group, items, isOpen, isRootCurrent, isFolded } = rendered
  const { root } = group
  const data = isFolded ? { 'data-sm': 'sidebar-group' } : {}
  if (root === undefined) {
    return (
      <li>
        <details class="sidebar-nested" open={isOpen} {...data}>
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
      <details class="sidebar-nested" open={isOpen} {...data}>
        <summary class="sidebar-toggle">
          <span class="visually-hidden">{site.words.say('group.pages', { group: group.title })}</span>
          {renderGlyph('right', 'sidebar-chevron')}
        </summary>
        <ul>{insertHtml(items)}</ul>
      </details>
    </li>
  )
}

/**
 * Renders the content of a folded group: a link to its first page, where the group is open. The island `sidebar` replaces
 * it by the list on that page when the group is opened.
 */
export function renderFoldedItems(site: Site, first: Page, count: number): Result {
  return (
    <li>
      <a class="sidebar-link sidebar-more" href={resolveSidebarHref(site, first)}>
        <span class="sidebar-label">{site.words.say('group.show', { count })}</span>
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
