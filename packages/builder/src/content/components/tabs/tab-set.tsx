import type { PageWords } from '@spearmint/config/words'
import type { Element, ElementContent } from 'hast'
import { toInlineContent } from '../props/to-inline-content.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

/** One tab and its panel. */
export interface TabItem {
  /** The label as text. Panels with the same title on a page switch together. */
  title: string
  /** The label with the markup of titles, if it can have any. */
  label?: string | undefined
  /** The icon before the label. */
  icon: ElementContent[]
  /** The ID of the panel, if links can lead to it. */
  id?: string | undefined
  content: ElementContent[]
  /** Changes the finished panel. */
  finish?: (panel: Element) => Element
}

interface TabSetOptions {
  /** Index of the open tab; the first by default and if it is out of range. */
  active?: number
  /** Whether it follows other tabs on the page. Default true. */
  isSynced?: boolean
  /** Whether a menu replaces the row of tabs. Default false. */
  isDropdown?: boolean
}

/**
 * Renders tabs for the island `sm-tabs` (client/islands/tabs.ts).
 *
 * Without JavaScript, every panel is shown below its title and the buttons are hidden. With JavaScript (`:root.js`),
 * CSS shows the buttons and only the panel marked `data-active` before the island loads, so nothing jumps. The island
 * sets the roles of the buttons, because a tab that does nothing must not be announced as one.
 */
export function renderTabSet(
  className: string,
  items: TabItem[],
  { words }: RenderContext,
  options: TabSetOptions = {},
): Element {
  const { active = 0, isSynced = true, isDropdown = false } = options
  const open = items[active] === undefined ? 0 : active
  return toElement(
    <sm-tabs class={className} data-sync={isSynced ? undefined : 'false'}>
      {isDropdown ? renderMenu(items, open, words) : renderTabs(items, open)}
      {items.map(({ title, label, id, content, finish = (panel) => panel }, index) =>
        finish(
          toElement(
            <div class="tab-panel" id={id} data-title={title} data-active={index === open ? '' : undefined}>
              <p class="tab-title">{label === undefined ? title : toInlineContent(label)}</p>
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
      {items.map(({ icon, title, label }, index) =>
        toElement(
          <button type="button" class="tab" data-active={index === open ? '' : undefined}>
            {icon}
            {label === undefined ? title : toInlineContent(label)}
          </button>,
        ),
      )}
    </div>,
  )
}

function renderMenu(items: readonly TabItem[], open: number, words: PageWords): Element {
  return toElement(
    <div class="tab-menu needs-js">
      <select aria-label={words.say('code.shown')}>
        {items.map(({ title }, index) => toElement(<option selected={index === open}>{title}</option>))}
      </select>
    </div>,
  )
}
