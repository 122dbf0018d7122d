import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Evaluator } from '../evaluator.ts'
import { unexpectedValue } from '../problems.ts'
import type { SourceLocation } from '../source-position.ts'
import { isObjectValue } from '../values/value.ts'
import { createHtmlElement, type HtmlSource } from './create-html-element.ts'
import { type JsxAttribute, listAttributeValues } from './jsx-attribute.ts'

/** What HTML may cost, in steps: an HTML parser takes quadratic time for deep nesting and for many attributes. */
const CHARACTERS_SQUARED_PER_STEP = 10_000
/** Elements that the parser opens again in each further element if they are never closed (HTML standard, 13.2.4.3). */
const FORMATTING = /<(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>]/gi

type Context = Pick<Evaluator, 'allowsOrigin' | 'attempt' | 'budget' | 'report'>

/** Creates the content of an element: that of `dangerouslySetInnerHTML={{ __html: '…' }}`, or else its children. */
export function createHtmlContent(
  { attributes, children }: Pick<HtmlSource, 'attributes' | 'children'>,
  evaluator: Context,
): ElementContent[] {
  const attribute = attributes().findLast(({ name }) => name === 'dangerouslySetInnerHTML')
  const { value, location } = attribute ?? {}
  if (value === null || value === undefined || location === undefined) return children()
  const html = isObjectValue(value) ? value.__html : value
  if (!isObjectValue(value) || (typeof html !== 'string' && html !== null && html !== undefined)) {
    evaluator.report(unexpectedValue('text in `dangerouslySetInnerHTML={{ __html: … }}`', html), location)
    return []
  }
  return evaluator.attempt<ElementContent[]>(
    () => createInnerHtml(html ?? '', location, evaluator),
    () => [],
    location,
  )
}

/**
 * Every element and attribute is checked like one that is written in the page. Browsers never run scripts that are set in
 * this way, so they are left out.
 */
function createInnerHtml(html: string, location: SourceLocation, evaluator: Context): ElementContent[] {
  evaluator.budget.spend(toCost(html))
  return convert(fromHtml(html.toWellFormed(), { fragment: true }).children)

  function convert(nodes: readonly RootContent[]): ElementContent[] {
    return evaluator.budget.nestContent(() => nodes.flatMap((node) => convertNode(node)))
  }

  function convertNode(node: RootContent): ElementContent[] {
    evaluator.budget.spend(1)
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element' || node.tagName === 'script') return []
    const { tagName, children } = node
    const source = { tagName, attributes: () => toAttributes(node, location), children: () => convert(children) }
    return createHtmlElement(source, location, evaluator)
  }
}

function toCost(html: string): number {
  const formatting = html.match(FORMATTING)?.length ?? 0
  const tags = html.split('<').length
  return 1 + Math.ceil(html.length ** 2 / CHARACTERS_SQUARED_PER_STEP + (formatting * tags) / 2)
}

function toAttributes(element: Element, location: SourceLocation): JsxAttribute[] {
  return listAttributeValues(element).map(([name, value]) => ({ name, value, location }))
}
