import type { Budget } from '../budget.ts'
import { MapValue, SetValue } from './collection-value.ts'
import { listItems } from './jsx-items.ts'
import { isHastValue, isListValue, type ListValue, type Value } from './value.ts'

/**
 * The items of what can be iterated: a list, the characters of a text, a map (as pairs), a set, or the children of a
 * component. Undefined for other values.
 */
export function findItems(value: Value, budget: Budget): ListValue | undefined {
  if (isListValue(value)) return value
  if (typeof value === 'string') return budget.spendList([...value])
  if (isHastValue(value)) return listItems(value, budget)
  if (value instanceof SetValue) return budget.spendList([...value.set])
  return value instanceof MapValue ? budget.spendList([...value.map]) : undefined
}
