import type { Result } from 'hastscript'
import type { Division } from '../../../core/index.ts'
import { type DivisionRow, listRows, listTabRows } from '../elements/division-rows.ts'
import { renderDivisionSelect, renderTag } from '../elements/division-select.tsx'
import { renderIcon } from '../elements/icon.tsx'
import { toLinkAttributes } from '../elements/links.ts'
import type { Site } from '../site.ts'

/**
 * Renders the products and other divisions of which readers see one at a time: a list that opens for each level, outermost
 * first. The outermost tabs, and the menus of tabs, are in the header.
 */
export function renderSidebarSelects(site: Site, division: Division): Result[] {
  const menus = listRows(site, division, 'item').filter(([item]) => item?.around !== 'tab')
  const rows = [
    ...listRows(site, division, 'product'),
    ...listRows(site, division, 'dropdown'),
    ...menus,
    ...listTabRows(site, division).slice(1),
  ]
  return rows
    .filter((row) => row.length > 1 || row.some(({ isCurrent }) => !isCurrent))
    .map((row) => renderRow(site, row))
}

function renderRow(site: Site, row: DivisionRow): Result {
  const [first] = row
  const chosen = row.find(({ isCurrent }) => isCurrent)?.label
  return renderDivisionSelect(site, {
    kind: first.label.kind,
    className: 'sidebar-select',
    chosen: (
      <>
        {chosen === undefined ? null : renderIcon(site, chosen)}
        <span class="sidebar-label">{chosen?.name ?? site.words.say('select.others')}</span>
      </>
    ),
    items: row.map(({ label, href, isCurrent }) => (
      <li>
        <a {...toLinkAttributes(href)} {...(isCurrent ? { 'aria-current': 'true', 'data-active': '' } : {})}>
          {renderIcon(site, label)}
          <span class="sidebar-label">
            {label.name}
            {renderTag(label.tag)}
            {label.description === undefined ? null : <span class="select-description">{label.description}</span>}
          </span>
        </a>
      </li>
    )),
  })
}
