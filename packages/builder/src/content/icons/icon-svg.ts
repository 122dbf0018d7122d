import type { Element, ElementContent, Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { findUnsafeElementReason, findUnsafeReason } from '../mdx/jsx/find-unsafe-reason.ts'
import type { IconDrawing } from './icon-collection.ts'

/** Parses a drawing to `<svg class="icon" …>`, 1em high, in the text color, and hidden from assistive technology. */
export function parseIconSvg({ body, width, height }: Required<IconDrawing>): Element {
  // Without <svg> around them, `<path/>` elements would be parsed as HTML elements that never close.
  const parsed = fromHtml(`<svg>${body}</svg>`, { fragment: true }).children[0]
  return createIconSvg(width, height, parsed?.type === 'element' ? parsed.children.flatMap(toPlainElements) : [])
}

/** The neutral glyph for unknown names: a dashed circle. */
export function createUnknownIcon(): Element {
  const circle: Element = {
    type: 'element',
    tagName: 'circle',
    // Ten dashes: 10 × (3.2 + 2.455) is the circumference.
    properties: {
      cx: '12',
      cy: '12',
      r: '9',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '2',
      strokeDashArray: ['3.2', '2.455'],
    },
    children: [],
  }
  return createIconSvg(24, 24, [circle])
}

/** Elements that a drawing doesn't need, and that pages may contain only with checks of their own. */
const DROPPED: ReadonlySet<string> = new Set(['foreignobject', 'iframe', 'script', 'style'])

/** Removes the positions of elements, which would point into another file, and everything that content must not contain. */
function toPlainElements(node: ElementContent): Element[] {
  if (node.type !== 'element') return []
  const { tagName, properties, children } = node
  const name = tagName.toLowerCase()
  if (DROPPED.has(name) || findUnsafeElementReason(name) !== undefined) return []
  const safe = Object.entries(properties).filter(([property, value]) =>
    [property, toDashes(property)].every((name) => findUnsafeReason(tagName, name, toText(value)) === undefined),
  )
  return [
    { type: 'element', tagName, properties: Object.fromEntries(safe), children: children.flatMap(toPlainElements) },
  ]
}

/** The name of an attribute such as `data-sm-source`, from that of its property. */
function toDashes(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The value of an attribute as text. A list has the separator that animations use. */
function toText(value: Properties[string]): unknown {
  return Array.isArray(value) ? value.join(';') : value
}

function createIconSvg(width: number, height: number, children: Element[]): Element {
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      className: ['icon'],
      viewBox: `0 0 ${width} ${height}`,
      width: '1em',
      height: '1em',
      fill: 'currentColor',
      ariaHidden: 'true',
      focusable: 'false',
    },
    children,
  }
}
