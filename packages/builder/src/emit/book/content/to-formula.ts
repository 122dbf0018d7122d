import type { Element, ElementContent, Properties } from 'hast'

/** The elements of presentation MathML. */
const ELEMENTS = new Set(
  ['annotation', 'math', 'menclose', 'merror', 'mfenced', 'mfrac', 'mi', 'mmultiscripts', 'mn', 'mo', 'mover'].concat(
    ['mpadded', 'mphantom', 'mprescripts', 'mroot', 'mrow', 'ms', 'mspace', 'msqrt', 'mstyle', 'msub', 'msubsup'],
    ['msup', 'mtable', 'mtd', 'mtext', 'mtr', 'munder', 'munderover', 'none', 'semantics'],
  ),
)

const ATTRIBUTES = new Set(
  ['accent', 'accentunder', 'columnalign', 'columnlines', 'columnspacing', 'depth', 'display', 'displaystyle'].concat(
    ['encoding', 'fence', 'height', 'linebreak', 'linethickness', 'lspace', 'mathbackground', 'mathcolor', 'mathsize'],
    ['mathvariant', 'maxsize', 'minsize', 'movablelimits', 'notation', 'rowalign', 'rowlines', 'rowspacing', 'rspace'],
    ['scriptlevel', 'separator', 'stretchy', 'symmetric', 'voffset', 'width', 'largeop'],
  ),
)

/** Reduces a `math` element to what it shows. */
export function toFormula({ tagName, properties, children }: Element): Element {
  return {
    type: 'element',
    tagName,
    properties: {
      ...toProperties(properties),
      ...(tagName === 'math' && { xmlns: 'http://www.w3.org/1998/Math/MathML' }),
    },
    children: children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return [{ type: 'text', value: child.value }]
      return child.type === 'element' && ELEMENTS.has(child.tagName) && child.tagName !== 'math'
        ? [toFormula(child)]
        : []
    }),
  }
}

function toProperties(properties: Properties): Properties {
  const kept = Object.entries(properties).filter(([name]) => ATTRIBUTES.has(name.toLowerCase()))
  return Object.fromEntries(kept.map(([name, value]) => [name.toLowerCase(), String(value)]))
}
