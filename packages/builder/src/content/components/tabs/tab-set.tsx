import type { Element, ElementContent } from 'hast'
import { toElement } from '../to-element.ts'

/** One tab and its panel. */
export interface TabItem {
  /** The label as text: panels of the same title on a page switch together. */
  title: string
  /** What stands before the label. */
  icon: ElementContent[]
  /** The panel's id, when an address may lead to it. */
  id?: string | undefined
  content: ElementContent[]
  /** The last touch to the finished panel. */
  finish?: (panel: Element) => Element
}

interface TabSetOptions {
  /** Position of the open tab; the first by default and when out of range. */
  active?: number
  /** Whether it follows other tabs of the page; true by default. */
  isSynced?: boolean
  /** Whether a menu takes the place of the row of tabs; false by default. */
  isDropdown?: boolean
}

/**
 * Renders tabs for the island `sm-tabs` (client/islands/tabs.ts); takes the class of the whole.
 *
 * Without JavaScript every panel is shown below its title and the buttons are hidden. With it (`:root.js`) CSS shows the
 * buttons and the panel marked `data-active` alone before the island is there, so nothing jumps. The buttons get their
 * roles from the island: a tab that does nothing would be a false promise.
 */
export function renderTabSet(className: string, items: TabItem[], options: TabSetOptions = {}): Element {
  const { active = 0, isSynced = true, isDropdown = false } = options
  const open = items[active] === undefined ? 0 : active
  return toElement(
    <sm-tabs class={className} data-sync={isSynced ? undefined : 'false'}>
      {isDropdown ? renderMenu(items, open) : renderTabs(items, open)}
      {items.map(({ title, id, content, finish = (panel) => panel }, index) =>
        finish(
          toElement(
            <div class="tab-panel" id={id} data-title={title} data-active={index === open ? '' : undefined}>
              <p class="tab-title">{title}</p>
              {content}
            </div>,
          ),
        ),
      )}
    </sm-tabs>,
  )
}

function renderTabs(items: readonly TabItem[], open: number): Element {
  return toElement(
    <div class="tab-list needs-js">
      {items.map(({ icon, title }, index) =>
        toElement(
          <button type="button" class="tab" data-active={index === open ? '' : undefined}>
            {icon}
            {title}
          </button>,
        ),
      )}
    </div>,
  )
}

function renderMenu(items: readonly TabItem[], open: number): Element {
  return toElement(
    <div class="tab-menu needs-js">
      <select aria-label="Shown example">
        {items.map(({ title }, index) => toElement(<option selected={index === open}>{title}</option>))}
      </select>
    </div>,
  )
}
