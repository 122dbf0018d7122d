import type { Element, ElementContent } from 'hast'

/** Creates the link of a heading to itself, around its text. CSS adds a sign while it is hovered or focused. */
export function createHeadingAnchor(id: string, children: ElementContent[]): Element {
  // A lone surrogate is written as U+FFFD.
  const fragment = encodeURIComponent(id.replace(/\p{Cs}/gu, '\u{fffd}'))
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['heading-anchor'], href: `#${fragment}` },
    children,
  }
}
