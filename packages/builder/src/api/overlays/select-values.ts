import { BudgetError, isObject } from '../../core/index.ts'
import type { Condition, JsonPath, Operand, Operator, Query, Selector } from './json-path.ts'

/** A selected value, and where it is. */
export interface SelectedValue {
  value: unknown
  holder: object
  key: string | number
}

/** Work that the overlays of one spec may take. */
export const MAX_STEPS = 1_000_000

/** The work that is left. Selecting or copying a value takes a step. */
export interface Steps {
  left: number
}

export function takeSteps(steps: Steps, count = 1): void {
  steps.left -= count
  if (steps.left < 0) throw new BudgetError('the work of overlays', MAX_STEPS)
}

/**
 * Selects the values of a document at a path, each once, in its order.
 * @throws BudgetError if it takes too many steps
 */
export function selectValues(document: SelectedValue, path: JsonPath, steps: Steps): SelectedValue[] {
  return selectFrom(document, path, { document, steps })
}

interface Context {
  document: SelectedValue
  steps: Steps
}

function selectFrom(start: SelectedValue, path: JsonPath, context: Context): SelectedValue[] {
  let selected = [start]
  for (const { isDeep, selectors } of path) {
    const from = isDeep ? selected.flatMap((value) => listWithin(value, context)) : selected
    selected = withoutRepeats(
      from.flatMap((value) => selectors.flatMap((selector) => selectHeld(value, selector, context))),
    )
  }
  return selected
}

/** Lists a value and everything in it. */
function listWithin(value: SelectedValue, context: Context): SelectedValue[] {
  const found: SelectedValue[] = []
  const open = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    takeSteps(context.steps)
    found.push(next)
    // Spread arguments of a long list would overflow the stack.
    for (const held of listHeld(next.value).reverse()) open.push(held)
  }
  return found
}

function listHeld(value: unknown): SelectedValue[] {
  if (Array.isArray(value)) return value.map((held: unknown, key) => ({ value: held, holder: value, key }))
  return isObject(value) ? Object.entries(value).map(([key, held]) => ({ value: held, holder: value, key })) : []
}

function selectHeld({ value }: SelectedValue, selector: Selector, context: Context): SelectedValue[] {
  takeSteps(context.steps)
  if (selector.type === 'name') {
    const { name } = selector
    return isObject(value) && Object.hasOwn(value, name) ? [{ value: value[name], holder: value, key: name }] : []
  }
  const held = listHeld(value)
  takeSteps(context.steps, held.length)
  if (selector.type === 'all') return held
  if (selector.type === 'filter') return held.filter((item) => isMet(selector.condition, item, context))
  if (!Array.isArray(value)) return []
  if (selector.type === 'slice') return slice(held, selector)
  const indexed = held.at(selector.index)
  return indexed === undefined ? [] : [indexed]
}

function slice<Item>(items: readonly Item[], { start, end, step }: Selector & { type: 'slice' }): Item[] {
  if (step === 0) return []
  const toBound = (bound: number) => (bound < 0 ? bound + items.length : bound)
  const [first, last] = step > 0 ? [start ?? 0, end ?? items.length] : [start ?? -1, end]
  const [from, to] = [toBound(first), last === undefined ? -1 : toBound(last)]
  return items
    .map((item, index) => ({ item, index }))
    .filter(({ index }) => (step > 0 ? index >= from && index < to : index <= from && index > to))
    .filter(({ index }) => (index - from) % step === 0)
    .map(({ item }) => item)
}

function withoutRepeats(values: readonly SelectedValue[]): SelectedValue[] {
  const seen = new Map<object, Set<unknown>>()
  return values.filter(({ holder, key }) => {
    const keys = seen.get(holder) ?? new Set()
    seen.set(holder, keys)
    return keys.size < keys.add(key).size
  })
}

function isMet(condition: Condition, item: SelectedValue, context: Context): boolean {
  takeSteps(context.steps)
  switch (condition.type) {
    case 'or':
      return condition.conditions.some((part) => isMet(part, item, context))
    case 'and':
      return condition.conditions.every((part) => isMet(part, item, context))
    case 'not':
      return !isMet(condition.condition, item, context)
    case 'exists':
      return query(condition.query, item, context).length > 0
    default:
      return compare(
        evaluate(condition.left, item, context),
        condition.operator,
        evaluate(condition.right, item, context),
      )
  }
}

function query({ isRelative, path }: Query, item: SelectedValue, context: Context): SelectedValue[] {
  return selectFrom(isRelative ? item : context.document, path, context)
}

/** The value of an operand. Undefined if there is none. */
function evaluate(operand: Operand, item: SelectedValue, context: Context): unknown {
  return operand.type === 'literal' ? operand.value : query(operand.query, item, context)[0]?.value
}

/** Lists and objects are equal only to themselves, which is enough for overlays. */
function compare(left: unknown, operator: Operator, right: unknown): boolean {
  if (operator === '==') return left === right
  if (operator === '!=') return left !== right
  const areNumbers = typeof left === 'number' && typeof right === 'number'
  if (!areNumbers && !(typeof left === 'string' && typeof right === 'string')) return false
  if (operator === '<') return left < right
  if (operator === '>') return left > right
  return operator === '<=' ? left <= right : left >= right
}
