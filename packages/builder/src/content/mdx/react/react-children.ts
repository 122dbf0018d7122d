import type { Budget } from '../budget.ts'
import { listItems } from '../values/jsx-items.ts'
import { ArgumentError } from '../values/to-argument.ts'
import { BuiltIn, createObject, isHastValue, isListValue, type ObjectValue, type Value } from '../values/value.ts'

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

/** Lists the children in a value, one by one. */
function listChildren(value: Value, budget: Budget): Value[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (isListValue(value)) {
    budget.spend(value.length)
    return budget.spendList(budget.nest(() => value.flatMap((item) => listChildren(item, budget))))
  }
  return isHastValue(value) ? listItems(value, budget) : [value]
}
