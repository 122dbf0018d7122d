import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { listMenu, listTabRows, type RowItem } from '../elements/division-rows.ts'
import { SELECT_ISLAND } from '../elements/division-select.tsx'
import { renderGlyph } from '../elements/glyph.ts'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/**
 * Renders the row of tabs below the header (docs/reference/mint-json.mdx#tabs-and-anchors): the outermost tabs around a
 * division. A tab with a menu opens it. Null without tabs to show.
 *
 * @param isMarked whether the current tab is marked; not on a page that belongs to none
 */
export function renderTabs(site: Site, division: Division, isMarked = true): Result | null {
  const [tabs] = listTabRows(site, division)
  if (tabs === undefined) return null
  const row = isMarked ? tabs : tabs.map((item) => ({ ...item, isCurrent: false }))
  const ordered = row.toSorted((a, b) => Number(a.label.isAtEnd ?? false) - Number(b.label.isAtEnd ?? false))
  const firstAtEnd = ordered.find(({ label }) => label.isAtEnd)
  return (
    <nav class="nav-tabs" aria-label={site.words.say('frame.sections')}>
      <ul>
        {ordered.map((item) => (
          <li {...(item === firstAtEnd ? { class: 'nav-tabs-end' } : {})}>{renderTab(site, division, item)}</li>
        ))}
      </ul>
    </nav>
  )
}

function renderTab(site: Site, division: Division, item: RowItem): Result {
  const menu = listMenu(site, item.label, division)
  const content = (
    <>
      {renderIcon(site, item.label)}
      {item.label.name}
    </>
  )
  if (menu.length > 0) return renderMenu(site, item, content, menu)
  return (
    <a class="nav-tabs-item" {...toLinkAttributes(item.href)} {...toState(item)}>
      {content}
    </a>
  )
}

function renderMenu(site: Site, { isCurrent }: RowItem, content: Result, menu: readonly RowItem[]): Result {
  return (
    <details class="nav-tabs-menu" data-sm={SELECT_ISLAND}>
      <summary class="nav-tabs-item" {...(isCurrent ? { 'data-active': '' } : {})}>
        {content}
        {isCurrent ? <span class="visually-hidden"> {site.words.say('frame.current')}</span> : null}
        {renderGlyph('down')}
      </summary>
      <ul>
        {menu.map((item) => (
          <li>
            <a {...toLinkAttributes(item.href)} {...toState(item)}>
              {renderIcon(site, item.label)}
              <span>
                {item.label.name}
                {item.label.description === undefined ? null : (
                  <span class="select-description">{item.label.description}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function toState({ isCurrent }: RowItem): Record<string, string> {
  return isCurrent ? { 'aria-current': 'true', 'data-active': '' } : {}
}
