import { sortItems } from './list-methods.ts'
import { toNumberArgument } from './to-argument.ts'
import type { BuiltInContext, Value } from './value.ts'

type ListChange = (list: Value[], parameters: Value[], context: Pick<BuiltInContext, 'budget' | 'invoke'>) => Value

/** The list methods that change the list. All but `push` and `pop` cost a step per item, because they may move each. */
export const LIST_CHANGES: ReadonlyMap<string, ListChange> = new Map<string, ListChange>([
  [
    'push',
    (list, items, { budget }) => {
      budget.spend(items.length)
      for (const item of items) list.push(item)
      return list.length
    },
  ],
  ['pop', (list) => list.pop()],
  ['shift', moving((list) => list.shift())],
  ['unshift', moving((list, items) => replace(list, [...items, ...list]).length)],
  [
    'splice',
    moving((list, parameters) => {
      const [start, count, ...items] = parameters
      const tail = list.splice(toNumberArgument(start, 0))
      const cut = tail.splice(0, parameters.length > 1 ? toNumberArgument(count, 0) : tail.length)
      for (const item of [...items, ...tail]) list.push(item)
      return cut
    }),
  ],
  [
    'fill',
    moving((list, [value, start, end]) =>
      list.fill(value, toNumberArgument(start, 0), toNumberArgument(end, list.length)),
    ),
  ],
  ['reverse', moving((list) => list.reverse())],
  ['sort', moving((list, [compare], { invoke, budget }) => replace(list, sortItems(list, compare, invoke, budget)))],
])

function moving(change: ListChange): ListChange {
  return (list, parameters, context) => {
    context.budget.spend(1 + list.length + parameters.length)
    return change(list, parameters, context)
  }
}

/** Replaces the items one by one: a spread argument for each would overflow the stack. */
function replace(list: Value[], items: readonly Value[]): Value[] {
  list.length = 0
  for (const item of items) list.push(item)
  return list
}
