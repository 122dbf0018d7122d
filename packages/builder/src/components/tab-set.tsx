import type { Element, ElementContent } from 'hast'
import { toElement } from './to-element.ts'

/** One tab and its panel. */
export interface TabItem {
  /** The label as text: panels of the same title on a page switch together. */
  title: string
  /** What stands before the label. */
  icon: ElementContent[]
  /** The panel's id, when an address may lead to it. */
  id?: string | undefined
  content: ElementContent[]
}

/**
 * Renders tabs for the island `sm-tabs` (client/islands/tabs.ts).
 *
 * Without JavaScript every panel is shown below its title and the buttons are hidden. With it (`:root.js`) CSS shows the
 * buttons and the panel marked `data-active` alone before the island is there, so nothing jumps. The buttons get their
 * roles from the island: a tab that does nothing would be a false promise.
 *
 * Takes the class of the whole, its tabs, the position of the open one (the first when out of range) and whether it
 * follows other tabs of the page.
 */
export function renderTabSet(className: string, items: TabItem[], active = 0, isSynced = true): Element {
  const open = items[active] === undefined ? 0 : active
  return toElement(
    <sm-tabs class={className} data-sync={isSynced ? undefined : 'false'}>
      <div class="tab-list needs-js">
        {items.map(({ icon, title }, index) =>
          toElement(
            <button type="button" class="tab" data-active={index === open ? '' : undefined}>
              {icon}
              {title}
            </button>,
          ),
        )}
      </div>
      {items.map(({ title, id, content }, index) =>
        toElement(
          <div class="tab-panel" id={id} data-title={title} data-active={index === open ? '' : undefined}>
            <p class="tab-title">{title}</p>
            {content}
          </div>,
        ),
      )}
    </sm-tabs>,
  )
}
