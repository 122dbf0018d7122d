import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

/** How many children these elements must have. Browsers draw them as a plain row otherwise. */
const ARITY = new Map([
  ['msub', 2],
  ['msup', 2],
  ['munder', 2],
  ['mover', 2],
  ['msubsup', 3],
  ['munderover', 3],
])

/** The elements with `displaystyle` and `scriptlevel` in MathML 3. */
const WITH_LEVELS = new Set(['math', 'mstyle', 'mtable'])

/** Invisible, between a function and its argument. */
const FUNCTION_APPLICATION = '\u2061'

/** Corrects an element that Temml writes but MathML does not allow. */
export function repairMath(element: Element): void {
  const hasElements = element.children.some(({ type }) => type === 'element')
  // `\mathop{xyz}` and `\stackrel`: only text may be in these.
  if (hasElements && (element.tagName === 'mo' || element.tagName === 'mi')) {
    element.tagName = 'mrow'
    element.properties = {}
  }
  moveLevels(element)
  const arity = ARITY.get(element.tagName)
  if (arity !== undefined && element.children.length > arity) element.children = toArity(element.children, arity)
}

/** Browsers support these attributes on every element, but HTML and books only on a few. */
function moveLevels(element: Element): void {
  const { tagName, children } = element
  const { scriptlevel, displaystyle, ...own } = element.properties
  if ((scriptlevel === undefined && displaystyle === undefined) || WITH_LEVELS.has(tagName)) return
  if (tagName !== 'mrow') {
    element.children = [{ type: 'element', tagName, properties: own, children }]
    element.properties = { ...(scriptlevel && { scriptlevel }), ...(displaystyle && { displaystyle }) }
  }
  element.tagName = 'mstyle'
}

/** `\underset{x}{\operatorname{f}}` has the end of the function among its children, and `\textcolor{red}{xy}_z` two bases. */
function toArity(children: readonly ElementContent[], arity: number): ElementContent[] {
  const kept = children.filter((child, index) => !isApplication(child) && !isSpaceAfter(child, children[index - 1]))
  const excess = kept.length - arity
  return excess > 0 ? [h('mrow', kept.slice(0, excess + 1)), ...kept.slice(excess + 1)] : kept
}

function isApplication(node: ElementContent | undefined): boolean {
  if (node?.type !== 'element' || node.tagName !== 'mo') return false
  const [text] = node.children
  return text?.type === 'text' && text.value === FUNCTION_APPLICATION
}

function isSpaceAfter(node: ElementContent, before: ElementContent | undefined): boolean {
  return node.type === 'element' && node.tagName === 'mspace' && isApplication(before)
}
