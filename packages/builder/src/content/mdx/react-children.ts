import type { ElementContent, Root } from 'hast'
import type { Budget } from './budget.ts'
import { ArgumentError } from './to-argument.ts'
import { BuiltIn, createObject, isHastValue, isListValue, type ObjectValue, type Value } from './value.ts'

/** `React.Children`. Components have rendered already when they are children: what they rendered is listed instead. */
export const CHILDREN: ObjectValue = createObject([
  [
    'map',
    new BuiltIn('React.Children.map', ([children, callback], { invoke, budget }) => {
      if (children === null || children === undefined) return children
      return listChildren(children, budget).map((child, index) => invoke(callback, [child, index]))
    }),
  ],
  [
    'forEach',
    new BuiltIn('React.Children.forEach', ([children, callback], { invoke, budget }) => {
      for (const [index, child] of listChildren(children, budget).entries()) invoke(callback, [child, index])
    }),
  ],
  ['toArray', new BuiltIn('React.Children.toArray', ([children], { budget }) => listChildren(children, budget))],
  ['count', new BuiltIn('React.Children.count', ([children], { budget }) => listChildren(children, budget).length)],
  [
    'only',
    new BuiltIn('React.Children.only', ([children], { budget }) => {
      const [only, ...others] = listChildren(children, budget)
      if (!isHastValue(only) || others.length > 0) throw new ArgumentError('a single element', children)
      return only
    }),
  ],
])

/** Converts content to the value of `children`. A single text is text, as in React. */
export function toChildren(content: readonly ElementContent[]): Value {
  const [first, ...others] = content
  if (first?.type === 'text' && others.length === 0) return first.value
  return first && { type: 'root', children: [...content] }
}

/** The nodes of JSX that count as children: the line breaks between the blocks of a page don't. */
export function listNodes({ children }: Root): ElementContent[] {
  return children.filter((node): node is ElementContent =>
    node.type === 'text'
      ? node.value !== '' && !/^\s*\n\s*$/.test(node.value)
      : node.type === 'element' || node.type === 'component',
  )
}

/** Lists the children in a value, one by one. */
function listChildren(value: Value, budget: Budget): Value[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (isListValue(value)) {
    budget.spend(value.length)
    return budget.spendList(budget.nest(() => value.flatMap((item) => listChildren(item, budget))))
  }
  return isHastValue(value) ? budget.spendList(listNodes(value).map((node) => toChildren([node]) ?? null)) : [value]
}
