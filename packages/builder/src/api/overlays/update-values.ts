import { isObject } from '../../core/index.ts'
import { type SelectedValue, type Steps, takeSteps } from './select-values.ts'

/** Removes values from what contains them. */
export function removeValues(selected: readonly SelectedValue[]): void {
  const removed = new Map<unknown[], Set<unknown>>()
  for (const { holder, key } of selected) {
    if (Array.isArray(holder)) removed.set(holder, (removed.get(holder) ?? new Set()).add(key))
    else Reflect.deleteProperty(holder, String(key))
  }
  for (const [list, keys] of removed) {
    const left = list.filter((_, index) => !keys.has(index))
    list.length = 0
    for (const item of left) list.push(item)
  }
}

/**
 * Updates a selected value: members are merged into an object, an entry is appended to a list, and anything else is
 * replaced.
 */
export function updateValue({ value, holder, key }: SelectedValue, update: unknown, steps: Steps): void {
  if (Array.isArray(value)) value.push(copy(update, steps))
  else define(holder, String(key), merge(value, update, steps))
}

/** Merges members into an object, and the entries of a list into a list. Anything else is replaced. */
function merge(value: unknown, update: unknown, steps: Steps): unknown {
  takeSteps(steps)
  if (Array.isArray(value) && Array.isArray(update)) {
    for (const item of update) value.push(copy(item, steps))
    return value
  }
  if (!isObject(value) || !isObject(update)) return copy(update, steps)
  for (const [key, held] of Object.entries(update)) {
    define(value, key, Object.hasOwn(value, key) ? merge(value[key], held, steps) : copy(held, steps))
  }
  return value
}

/** Copies a value, because an action can add it in several positions. */
function copy(value: unknown, steps: Steps): unknown {
  takeSteps(steps)
  if (Array.isArray(value)) return value.map((item) => copy(item, steps))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copy(held, steps)]))
}

/** An assignment to `__proto__` would set the prototype. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}
