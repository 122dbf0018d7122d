import type { Element, ElementContent, Properties } from 'hast'
import { listClassNames } from '../../../core/index.ts'

/** The elements of presentation MathML. */
const ELEMENTS = new Set(
  ['annotation', 'math', 'menclose', 'merror', 'mfenced', 'mfrac', 'mi', 'mmultiscripts', 'mn', 'mo', 'mover'].concat(
    ['mpadded', 'mphantom', 'mprescripts', 'mroot', 'mrow', 'ms', 'mspace', 'msqrt', 'mstyle', 'msub', 'msubsup'],
    ['msup', 'mtable', 'mtd', 'mtext', 'mtr', 'munder', 'munderover', 'none', 'semantics', 'span'],
  ),
)

const ATTRIBUTES = new Set(
  ['accent', 'accentunder', 'depth', 'display', 'displaystyle', 'encoding', 'fence', 'form', 'height'].concat(
    ['largeop', 'linebreak', 'linethickness', 'lspace', 'mathbackground', 'mathcolor', 'mathsize', 'mathvariant'],
    ['maxsize', 'minsize', 'movablelimits', 'notation', 'rspace', 'scriptlevel', 'separator', 'stretchy', 'symmetric'],
    ['voffset', 'width'],
  ),
)

/** The classes of formulas that the stylesheet of books has rules for. */
const CLASS =
  /^(?:math|menclose|upstrike|downstrike|sout|tml-(?:left|right|eqn|overline|underline|fbox|x?cancel|cancelto))$/

/** Numbers of formulas are in an element of HTML. */
const NAMESPACES = new Map([
  ['math', 'http://www.w3.org/1998/Math/MathML'],
  ['span', 'http://www.w3.org/1999/xhtml'],
])

/** Reduces a `math` element to what it shows. */
export function toFormula(math: Element): Element {
  const { tagName, properties, data, children } = math
  const xmlns = NAMESPACES.get(tagName)
  const names = listClassNames(properties).filter((name) => CLASS.test(name))
  const style = data?.mathStyle
  return {
    type: 'element',
    tagName,
    properties: {
      ...toProperties(properties),
      ...(xmlns && { xmlns }),
      ...(names.length > 0 && { className: names }),
      ...(style && { style }),
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
