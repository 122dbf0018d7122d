import { MapValue, SetValue } from './collection-value.ts'
import { isListValue, type ListValue, type Value } from './value.ts'

/** The items of what can be iterated: a list, a map (as pairs) or a set. Undefined for other values. */
export function findItems(value: Value): ListValue | undefined {
  if (isListValue(value)) return value
  if (value instanceof SetValue) return [...value.set]
  return value instanceof MapValue ? [...value.map] : undefined
}
