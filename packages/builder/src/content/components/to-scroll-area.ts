import type { Element } from 'hast'
import { markForIsland } from './to-element.ts'

/**
 * Lets the keyboard reach an element that scrolls. The island `scroll-area` takes it out of the tab order while
 * everything in it is visible.
 *
 * @param name - What screen readers call it.
 */
export function toScrollArea(element: Element, name: string): Element {
  const properties = { ...element.properties, tabIndex: 0, role: 'group', ariaLabel: name }
  return markForIsland({ ...element, properties }, 'scroll-area')
}
