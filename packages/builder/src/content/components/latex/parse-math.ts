import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { listClassNames, visit } from '../../../core/index.ts'
import { repairMath } from './repair-math.ts'
import type { MathError } from './to-math-error.ts'

declare module 'hast' {
  interface ElementData {
    /** The style of a part of a formula. A page moves the attribute to its stylesheet, which a book doesn't have. */
    mathStyle?: string | undefined
  }
}

/**
 * Parses the MathML of a formula. Its classes are those of Temml, for which `math.css` has the styles. Other styles are in
 * attributes, which a page moves to its stylesheet.
 */
export function parseMath(html: string): { math: ElementContent[] } | { error: MathError } {
  const tree = fromHtml(html, { fragment: true })
  let hasReference = false
  visit(tree, 'element', (element) => {
    hasReference ||= element.tagName === 'a'
    // An ID of `\label` could be one of the page.
    delete element.properties.id
    moveStyles(element)
    repairMath(element)
    if (element.tagName === 'math') setClass(element)
    // Temml centers the number of a formula between the formula and the end of the line.
    if (element.tagName === 'mtd' && element.children.some(isNumber)) element.properties.className = ['tml-right']
    if (typeof element.properties.style === 'string')
      element.data = { mathStyle: element.properties.style } as Element['data']
  })
  // Temml fills references in with a script, in the browser.
  return hasReference
    ? { error: { reason: 'references such as `\\ref` are not supported' } }
    : { math: tree.children as ElementContent[] }
}

/** `\tag{1}`, or a number that the stylesheet counts. */
function isNumber(node: ElementContent): boolean {
  if (node.type !== 'element') return false
  const names = listClassNames(node.properties)
  return (
    names.includes('tml-tag') || names.includes('tml-eqn') || (node.tagName === 'mtext' && node.children.some(isNumber))
  )
}

/**
 * What Temml puts on the element depends on the attribute `display`, as in `math.css`. Stylesheets of existing sites select
 * formulas by the class of KaTeX.
 */
function setClass({ properties }: Element): void {
  properties.className = ['math', 'katex']
  delete properties.style
}

/** Styles that are attributes in MathML need no rule in a stylesheet: a color, and the depth, which `scriptlevel` has too. */
function moveStyles({ properties }: Element): void {
  const style = String(properties.style ?? '').replace(/(?<=^|;)math-depth:\d+;/, '')
  const color = /^color:(#[\da-f]{3,8}|[a-z]+);$/i.exec(style)?.[1]
  if (color !== undefined) properties.mathcolor = color
  if (style === '' || color !== undefined) delete properties.style
  else properties.style = style
}
