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
    ['feMerge', 'feMergeNode', 'feOffset', 'feDropShadow', 'feMorphology'],
  ),
)

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
export function toDrawing(svg: Element, { isFile, toId }: DrawingOptions): Drawing {
  let isPartial = false

  function convert(node: ElementContent, depth: number): ElementContent[] {
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element') return []
    if (isFile && node.tagName === 'style') return convertStyle(node)
    if (!ELEMENTS.has(node.tagName) || depth > MAX_DEPTH) {
      isPartial ||= !INVISIBLE.has(node.tagName) && !node.tagName.includes(':')
      return []
    }
    const properties = toProperties(node, toId)
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

  const children = svg.children.flatMap((child) => convert(child, 1))
  const properties: Properties = { ...toProperties(svg, toId), xmlns: 'http://www.w3.org/2000/svg' }
  return { element: { type: 'element', tagName: 'svg', properties, children }, isPartial }
}

function toProperties({ tagName, properties }: Element, toId: DrawingOptions['toId']): Properties {
  const kept: Properties = {}
  for (const [name, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    const kind = name.toLowerCase().replace(/[-:]/g, '')
    if (kind === 'href' || kind === 'xlinkhref') {
      const href = toHref(tagName, text, toId)
      if (href !== undefined) kept.href = href
    } else if (kind === 'id') kept.id = toId(text)
    else if (isHarmless(name, kind, text)) {
      kept[name] =
        typeof value === 'number'
          ? value
          : text.replace(/url\(\s*(["']?)#([^)"']*)\1\s*\)/g, (_all, _quote, id) => `url(#${toId(id)})`)
    }
  }
  return kept
}

/** Attributes that run code or name other files, and those that only pages use. */
function isHarmless(name: string, kind: string, text: string): boolean {
  if (!/^[a-z][\w-]*$/i.test(name) || /^(?:on|xmlns|xml|data|aria|tabindex|slot|is$|base$|begin|end$)/.test(kind))
    return false
  return isHarmlessStyle(text)
}

/** Whether a style names nothing outside of its drawing. An escape could hide such a name. */
function isHarmlessStyle(text: string): boolean {
  const names = text.replace(/url\(\s*["']?#[\w:.-]+["']?\s*\)/g, '')
  return !/url\s*\(|@import|@font-face|\\|expression\s*\(|javascript:|[<\p{Cc}]/iu.test(names.replace(/[\n\r\t]/g, ' '))
}

/** References within the drawing, and images that it contains. */
function toHref(tagName: string, href: string, toId: DrawingOptions['toId']): string | undefined {
  if (tagName === 'image') return /^data:image\/(?:gif|jpeg|png|webp);base64,[\w+/=\s]+$/.test(href) ? href : undefined
  return /^#./.test(href) ? `#${toId(href.slice(1))}` : undefined
}
