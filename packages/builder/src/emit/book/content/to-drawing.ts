import type { Element, ElementContent, Properties } from 'hast'

const ELEMENTS = new Set(
  ['circle', 'clipPath', 'defs', 'desc', 'ellipse', 'g', 'image', 'line', 'linearGradient', 'marker', 'mask'].concat(
    ['path', 'pattern', 'polygon', 'polyline', 'radialGradient', 'rect', 'stop', 'svg', 'switch', 'symbol', 'text'],
    [
      'textPath',
      'title',
      'tspan',
      'use',
      'filter',
      'feBlend',
      'feColorMatrix',
      'feComposite',
      'feFlood',
      'feGaussianBlur',
    ],
    ['feMerge', 'feMergeNode', 'feOffset', 'feMorphology'],
  ),
)

/** Geometry, as trees name it. */
const ATTRIBUTES = new Set(
  [
    'clipPathUnits',
    'cx',
    'cy',
    'd',
    'dx',
    'dy',
    'filterUnits',
    'fx',
    'fy',
    'gradientTransform',
    'gradientUnits',
  ].concat(
    ['height', 'in', 'in2', 'k1', 'k2', 'k3', 'k4', 'lengthAdjust', 'markerHeight', 'markerUnits', 'markerWidth'],
    ['maskContentUnits', 'maskUnits', 'mode', 'offset', 'operator', 'orient', 'patternContentUnits', 'pathLength'],
    [
      'patternTransform',
      'patternUnits',
      'points',
      'preserveAspectRatio',
      'primitiveUnits',
      'r',
      'radius',
      'refX',
      'refY',
    ],
    ['result', 'rotate', 'rx', 'ry', 'spreadMethod', 'startOffset', 'stdDeviation', 'textLength', 'transform', 'type'],
    ['values', 'viewBox', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2'],
  ),
)

/** Attributes that are properties of CSS, too. They become styles, because EPUB readers know only old values of them. */
const STYLES = new Set(
  ['clip-path', 'clip-rule', 'color', 'color-interpolation-filters', 'display', 'dominant-baseline', 'fill'].concat(
    ['alignment-baseline', 'baseline-shift', 'fill-opacity', 'fill-rule', 'filter', 'flood-color', 'flood-opacity'],
    [
      'font-family',
      'font-size',
      'font-style',
      'font-weight',
      'letter-spacing',
      'marker-end',
      'marker-mid',
      'marker-start',
    ],
    ['mask', 'mix-blend-mode', 'opacity', 'overflow', 'paint-order', 'stop-color', 'stop-opacity', 'stroke'],
    [
      'stroke-dasharray',
      'stroke-dashoffset',
      'stroke-linecap',
      'stroke-linejoin',
      'stroke-miterlimit',
      'stroke-opacity',
    ],
    ['stroke-width', 'text-anchor', 'text-decoration', 'text-rendering', 'vector-effect', 'visibility', 'word-spacing'],
  ),
)

const LOCAL_URL = /url\(\s*["']?#([\w:.-]+)["']?\s*\)/g

/** Elements of editors, without anything to see. */
const INVISIBLE = new Set(['metadata', 'script', 'style'])

/** Deeper drawings are damaged or an attack. */
const MAX_DEPTH = 200

/** A drawing, and whether visible parts are missing in it. */
export interface Drawing {
  element: Element
  isPartial: boolean
}

export interface DrawingOptions {
  /** Whether the drawing is a file of its own, which may have styles. */
  isFile: boolean
  /** Converts an ID, so that it is unique in the document and valid in XML. */
  toId: (id: string) => string
}

/**
 * Reduces an SVG element to what it shows: no scripts, no handlers, no animations, nothing from other files or servers.
 * Only elements and references that are known to be harmless are in the result.
 */
export function toDrawing(svg: Element, options: DrawingOptions): Drawing {
  const { isFile } = options
  let isPartial = false
  const ids = new Set<string>()

  function convert(node: ElementContent, depth: number): ElementContent[] {
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element') return []
    if (isFile && node.tagName === 'style') return convertStyle(node)
    if (!ELEMENTS.has(node.tagName) || depth > MAX_DEPTH) {
      isPartial ||= !INVISIBLE.has(node.tagName) && !node.tagName.includes(':')
      return []
    }
    const properties = toProperties(node, options, ids)
    if (node.tagName === 'image' && properties.href === undefined) {
      isPartial = true
      return []
    }
    const children = node.children.flatMap((child) => convert(child, depth + 1))
    return [{ type: 'element', tagName: node.tagName, properties, children }]
  }

  function convertStyle(node: Element): ElementContent[] {
    const css = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    if (isHarmlessStyle(css)) return [{ ...node, properties: {}, children: [{ type: 'text', value: css }] }]
    isPartial = true
    return []
  }

  const properties: Properties = { ...toProperties(svg, options, ids), xmlns: 'http://www.w3.org/2000/svg' }
  const children = svg.children.flatMap((child) => convert(child, 1))
  return { element: { type: 'element', tagName: 'svg', properties, children }, isPartial }
}

function toProperties(
  { tagName, properties }: Element,
  { isFile, toId }: DrawingOptions,
  ids: Set<string>,
): Properties {
  const kept: Properties = tagName === 'stop' ? { offset: '0' } : {}
  const styles: string[] = []
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    const attribute = toAttributeName(name)
    if (attribute === 'href' || attribute === 'xlink-href') {
      const href = toHref(tagName, text, toId)
      if (href !== undefined) kept.href = href
    } else if (attribute === 'id') {
      const id = toId(text)
      // "Group 2" and "Group_2" become the same ID.
      if (!ids.has(id)) kept.id = id
      ids.add(id)
    } else if (attribute === 'class' && isFile) kept.className = [text]
    else if (!isHarmlessStyle(text)) continue
    else if (ATTRIBUTES.has(name)) kept[name] = text
    else if (attribute === 'style') styles.push(toLocal(text, toId).replace(/[;\s]+$/, ''))
    else if (STYLES.has(attribute)) styles.unshift(`${attribute}:${toLocal(text, toId)}`)
  }
  return { ...kept, ...(styles.length > 0 && { style: styles.join(';') }) }
}

/** `strokeWidth` and `stroke-width` are the same: one is how trees, the other is how authors name it. */
function toAttributeName(name: string): string {
  if (name === 'className') return 'class'
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^x-link-|^xlink:/, 'xlink-')
}

function toLocal(text: string, toId: DrawingOptions['toId']): string {
  return text.replace(LOCAL_URL, (_all, id: string) => `url(#${toId(id)})`)
}

/** Whether a style names nothing outside of its drawing. An escape could hide such a name. */
function isHarmlessStyle(text: string): boolean {
  return !/url\s*\(|@import|@font-face|\\|expression\s*\(|javascript:|<|\p{Cc}/iu.test(
    text.replace(LOCAL_URL, '').replace(/[\n\r\t]/g, ' '),
  )
}

/** References within the drawing, and images that it contains. */
function toHref(tagName: string, href: string, toId: DrawingOptions['toId']): string | undefined {
  if (tagName === 'image') return /^data:image\/(?:gif|jpeg|png|webp);base64,[\w+/=\s]+$/.test(href) ? href : undefined
  return /^#./.test(href) ? `#${toId(href.slice(1))}` : undefined
}
