import { isObject, type JsonObject } from '../../core/index.ts'
import type { Located, Scope } from './scope.ts'

/** How deep an example shows references: deeper parts are left open. */
const MOST_LEVELS = 6

/** How many schemas an example may be made of: wide unions would make it endless. */
const MOST_SCHEMAS = 400

/** How deep lists and objects without references may be written in each other. */
const MOST_NESTED = 200

/** Writes a schema without references, as deep as an example needs it. Circles end at their second turn. */
export function toWholeSchema(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  let left = MOST_SCHEMAS

  function expand(value: unknown, at: Located, where: string, above: readonly string[], nested: number): unknown {
    if (nested > MOST_NESTED) return {}
    if (Array.isArray(value))
      return value.map((item, index) => expand(item, at, `${where}/${index}`, above, nested + 1))
    if (!isObject(value)) return value
    if (typeof value.$ref !== 'string') return expandMembers(value, at, where, above, nested)
    const found = scope.resolve(value, at, where)
    const key = found.file + found.pointer
    if (above.includes(key) || above.length >= MOST_LEVELS || left-- <= 0) return toEmpty(found.value)
    return expandMembers(found.value, found, '', [...above, key], nested)
  }

  function expandMembers(value: object, at: Located, where: string, above: readonly string[], nested: number): unknown {
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [
        key,
        expand(held, at, where === '' ? key : `${where}/${key}`, above, nested + 1),
      ]),
    )
  }

  return expand(schema, from, step, [], 0)
}

/** What is left of a schema that is not opened: its examples are empty lists and objects. */
function toEmpty({ type }: JsonObject): JsonObject {
  return typeof type === 'string' ? { type } : {}
}
