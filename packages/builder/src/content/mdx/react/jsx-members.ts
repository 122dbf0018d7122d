import type { Element, Root } from 'hast'
import type { Budget } from '../budget.ts'
import { copyProps } from '../copy-content.ts'
import { listAttributeValues } from '../jsx/jsx-attribute.ts'
import { listItems, listNodes } from '../values/jsx-items.ts'
import { createObject, type ObjectValue, type Value } from '../values/value.ts'

/** The properties of a React element that components read. */
const MEMBERS: ReadonlySet<string> = new Set(['key', 'props', 'type'])

export function isJsxMember(key: string): boolean {
  return MEMBERS.has(key)
}

/**
 * Gets `type`, `props` or `key` of JSX. The type of a built-in component is its name. Of JSX that is not a single element,
 * only the children are known.
 */
export function getJsxMember(jsx: Root, key: string, budget: Budget): Value {
  const [node, ...others] = listNodes(jsx, budget)
  const only = others.length === 0 && node?.type !== 'text' ? node : undefined
  if (key === 'key') return null
  if (key === 'type')
    return only?.type === 'element' ? only.tagName : only?.type === 'component' ? only.name : undefined
  if (only?.type === 'element') return toProps(listAttributeValues(only), only.children, budget)
  if (only?.type === 'component')
    return toProps(Object.entries(copyProps(only.props, budget) as ObjectValue), only.children, budget)
  return toProps([], jsx.children as Element['children'], budget)
}

function toProps(entries: [string, Value][], content: Element['children'], budget: Budget): ObjectValue {
  const items = listItems({ children: content }, budget)
  if (items.length === 0) return createObject(entries)
  return createObject([...entries, ['children', items.length === 1 ? items[0] : items]])
}
