import type { Element, ElementContent } from 'hast'
import type { ComponentNode } from '../../components/component-node.ts'
import { copyContent, copyProps } from '../copy-content.ts'
import { createHtmlElement } from '../jsx/create-html-element.ts'
import type { JsxAttribute } from '../jsx/jsx-attribute.ts'
import { selectSafe } from '../jsx/select-safe.ts'
import { toContent } from '../jsx/to-content.ts'
import { listNodes } from '../values/jsx-items.ts'
import { type BuiltInContext, isHastValue, isObjectValue, type Value } from '../values/value.ts'

/** `React.cloneElement(element, props, ...children)`. The new props are checked like those of JSX. */
export function cloneElement([element, props, ...children]: readonly Value[], context: BuiltInContext): Value {
  const [node, ...others] = isHastValue(element) ? listNodes(element, context.budget) : []
  if (!node || node.type === 'text' || others.length > 0) return element
  const entries = isObjectValue(props) ? Object.entries(props) : []
  const attributes = entries
    .filter(([name]) => name !== 'children')
    .map(([name, value]): JsxAttribute => ({ name, value, location: context.location, isComponentCode: true }))
  const replaced = children.length > 0 ? children : entries.find(([name]) => name === 'children')?.[1]
  const content =
    replaced === undefined
      ? copyContent('children' in node ? node.children : [], context.budget)
      : toContent(replaced, context.location, context.budget)
  return { type: 'root', children: cloneNode(node, attributes, content, context) }
}

function cloneNode(
  node: ElementContent,
  attributes: readonly JsxAttribute[],
  children: ElementContent[],
  context: BuiltInContext,
): ElementContent[] {
  if (node.type === 'component') return [cloneComponent(node, attributes, children, context)]
  // A script has no props that a clone could change.
  if (node.type !== 'element' || node.tagName === 'script') return [node]
  const source = { tagName: node.tagName, attributes: () => attributes, children: () => children }
  const created = createHtmlElement(source, context.location, { ...context, allowsOrigin: () => false })
  return created.map((clone) => mergeProperties(node, clone as Element))
}

function mergeProperties(node: Element, clone: Element): Element {
  return { ...node, properties: { ...node.properties, ...clone.properties }, children: clone.children }
}

function cloneComponent(
  node: ComponentNode,
  attributes: readonly JsxAttribute[],
  children: ElementContent[],
  { budget, report }: BuiltInContext,
): ComponentNode {
  const safe = selectSafe(node.name, attributes, report).map(({ name, value }): [string, Value] => [name, value])
  return { ...node, props: copyProps({ ...node.props, ...Object.fromEntries(safe) }, budget), children }
}
