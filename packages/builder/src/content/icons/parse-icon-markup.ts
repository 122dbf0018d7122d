import type { Element, ElementContent, Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** More elements than any icon has. The parser of HTML uses recursion. */
const MAX_TAGS = 200

const SHAPES: ReadonlySet<string> = new Set('circle ellipse g line path polygon polyline rect'.split(' '))

/** Attributes that only describe geometry and paint. None can load, link or run something. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'clipRule cx cy d fill fillOpacity fillRule height opacity points r rx ry stroke strokeDashArray strokeDashOffset ' +
    'strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth transform vectorEffect viewBox width x x1 ' +
    'x2 y y1 y2'
  ).split(' '),
)

/** Whether an icon is SVG instead of a name. */
export function isIconMarkup(icon: string): boolean {
  return /^\s*<svg[\s>]/i.test(icon)
}

/**
 * Parses an icon that an author wrote as SVG, reduced to shapes, in the form of icons by name: 1em high and hidden from
 * assistive technology. Undefined if it isn't SVG, has no shapes, or is too large for an icon.
 */
export function parseIconMarkup(markup: string): Element | undefined {
  if (markup.split('<').length > MAX_TAGS) return undefined
  const [root] = fromHtml(markup.trim(), { fragment: true }).children
  if (root?.type !== 'element' || root.tagName !== 'svg') return undefined
  const children = root.children.flatMap(toShapes)
  if (children.length === 0) return undefined
  const { width = 24, height = width, viewBox = `0 0 ${width} ${height}`, ...paint } = toSafeProperties(root.properties)
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      fill: 'currentColor',
      ...paint,
      className: ['icon'],
      viewBox,
      width: '1em',
      height: '1em',
      ariaHidden: 'true',
      focusable: 'false',
    },
    children,
  }
}

function toShapes(node: ElementContent): Element[] {
  if (node.type !== 'element' || !SHAPES.has(node.tagName)) return []
  const { tagName, properties, children } = node
  return [{ type: 'element', tagName, properties: toSafeProperties(properties), children: children.flatMap(toShapes) }]
}

/** A paint with `url()`, also with CSS escapes, would be that of another element, which is left out. */
function toSafeProperties(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => ATTRIBUTES.has(name) && !/url\(|\\/i.test(String(value))),
  )
}
