import type { Element } from 'hast'
import { listClassNames } from '../../core/index.ts'

/**
 * Changes the level of a heading in the outline, but not its look: a class preserves the size that the author intended
 * (`as-h3`). A heading that is written as a tag stays that tag, because stylesheets of the site may select it.
 */
export function setHeadingLevel(element: Element, level: number): void {
  const { tagName, properties, data } = element
  if (data?.isTag) {
    properties.ariaLevel = level
    return
  }
  properties.className = [...listClassNames(properties), `as-${tagName}`]
  element.tagName = `h${level}`
}
