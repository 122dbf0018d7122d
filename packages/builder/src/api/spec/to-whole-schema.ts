import { isObject, type JsonObject } from '../../core/index.ts'
import type { Located, Scope } from './scope.ts'

/** Depth of references that an example follows. Deeper parts stay empty. */
const MAX_LEVELS = 6

/** Number of schemas in an example. Without a limit, wide unions would grow exponentially. */
const MAX_SCHEMAS = 400

/** Depth of lists and objects without references. */
const MAX_NESTING = 200

/** Expands the references of a schema, as deep as an example needs. Cycles are cut at their second turn. */
export function toWholeSchema(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  let left = MAX_SCHEMAS

  function expand(value: unknown, at: Located, where: string, ancestors: readonly string[], nested: number): unknown {
    if (nested > MAX_NESTING) return {}
    if (Array.isArray(value))
      return value.map((item, index) => expand(item, at, `${where}/${index}`, ancestors, nested + 1))
    if (!isObject(value)) return value
    if (typeof value.$ref !== 'string') return expandMembers(value, at, where, ancestors, nested)
    const found = scope.resolve(value, at, where)
    const key = found.file + found.pointer
    if (ancestors.includes(key) || ancestors.length >= MAX_LEVELS || left-- <= 0) return toEmpty(found.value)
    return expandMembers(found.value, found, '', [...ancestors, key], nested)
  }

  function expandMembers(
    value: object,
    at: Located,
    where: string,
    ancestors: readonly string[],
    nested: number,
  ): unknown {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        expand(member, at, where === '' ? key : `${where}/${key}`, ancestors, nested + 1),
      ]),
    )
  }

  return expand(schema, from, step, [], 0)
}

/** The rest of a schema that is not expanded. Examples of it are empty lists and objects. */
function toEmpty({ type }: JsonObject): JsonObject {
  return typeof type === 'string' ? { type } : {}
}
