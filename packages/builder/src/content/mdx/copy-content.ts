import type { ElementContent, Properties, Root } from 'hast'
import type { Budget } from './budget.ts'
import { isHastValue, isListValue, isObjectValue } from './values/value.ts'

/**
 * Copies evaluated content, because later stages may change nodes and a value may be used more than once. Each node costs
 * a step, because nested reuse multiplies the number of nodes.
 */
export function copyContent(nodes: Root['children'], budget: Budget): ElementContent[] {
  return budget.nestContent(() => nodes.flatMap((node) => copyNode(node, budget)))
}

function copyNode(node: Root['children'][number], budget: Budget): ElementContent[] {
  if (node.type === 'doctype' || node.type === 'mdxjsEsm') return []
  budget.spend(1)
  if (node.type === 'element') {
    return [{ ...node, properties: copyProperties(node.properties), children: copyContent(node.children, budget) }]
  }
  if (node.type === 'component') {
    return [{ ...node, props: copyProps(node.props, budget), children: copyContent(node.children, budget) }]
  }
  return [{ ...node }]
}

/** Copies values for the props of a component. Leaves out functions, snippets and missing imports: no component uses them. */
export function copyProps(props: Readonly<Record<string, unknown>>, budget: Budget): Record<string, unknown> {
  const copies: Record<string, unknown> = Object.create(null)
  for (const [key, value] of Object.entries(props)) {
    const copy = copyProp(value, budget)
    if (copy !== undefined) copies[key] = copy
  }
  return copies
}

/** Copies the properties of an element, including lists. */
export function copyProperties(properties: Properties): Properties {
  const copies: Properties = {}
  for (const [name, value] of Object.entries(properties)) copies[name] = Array.isArray(value) ? [...value] : value
  return copies
}

function copyProp(value: unknown, budget: Budget): unknown {
  budget.spend(1)
  if (typeof value === 'string') return budget.spendText(value).toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (isListValue(value)) return budget.nest(() => value.map((item: unknown) => copyProp(item, budget)))
  if (isHastValue(value)) return { type: 'root', children: copyContent(value.children, budget) }
  return isObjectValue(value) ? budget.nest(() => copyProps(value, budget)) : undefined
}
