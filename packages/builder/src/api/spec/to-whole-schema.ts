import { isObject, type JsonObject } from '../../core/index.ts'
import type { Located, Scope } from './scope.ts'

/** Depth of references that an example follows. Deeper parts stay empty. */
const MAX_LEVELS = 6

/** Number of schemas in an example. Without a limit, wide unions would grow exponentially. */
const MAX_SCHEMAS = 400

/** Depth of lists and objects without references. */
const MAX_NESTING = 200

/** Values in an example: a schema counts as often as the sampler reads it. */
const MAX_VALUES = 20_000

/** The greatest `minItems` that an example fulfills. */
const MAX_ITEMS = 100

/** The greatest `minLength` that an example fulfills. */
const MAX_LENGTH = 1_000

/** Keywords with the greatest value that the sampler receives. */
const MAXIMA: Readonly<Record<string, number>> = { minItems: MAX_ITEMS, minLength: MAX_LENGTH }

/** Keywords of which the sampler uses the first value. */
const FIRST_ONLY: ReadonlySet<string> = new Set(['enum', 'examples'])

interface Place {
  at: Located
  /** JSON pointer below `at`, without the leading slash. */
  where: string
  /** Keys of the references that contain it. */
  ancestors: readonly string[]
  nested: number
  /** How often the sampler creates a value of it. */
  copies: number
}

/**
 * Expands the references of a schema, as deep as an example needs. Cycles are cut at their second turn. What the sampler
 * would repeat without limit is reduced.
 */
export function toWholeSchema(schema: unknown, from: Located, step: string, scope: Scope): unknown {
  let [schemas, values] = [MAX_SCHEMAS, MAX_VALUES]

  function expand(value: unknown, place: Place): unknown {
    const { at, where, ancestors, nested } = place
    if (nested > MAX_NESTING) return {}
    if (Array.isArray(value)) return expandItems(value, place)
    if (!isObject(value)) return value
    if (typeof value.$ref !== 'string') return expandMembers(value, place)
    const found = scope.resolve(value, at, where)
    const key = found.file + found.pointer
    if (ancestors.includes(key) || ancestors.length >= MAX_LEVELS || schemas-- <= 0) return toEmpty(found.value)
    return expandMembers(found.value, { ...place, at: found, where: '', ancestors: [...ancestors, key] })
  }

  function expandItems(list: readonly unknown[], place: Place): unknown {
    values -= list.length / 10
    if (values < 0) return []
    const { where, nested } = place
    return list.map((item, index) => expand(item, { ...place, where: `${where}/${index}`, nested: nested + 1 }))
  }

  function expandMembers(value: JsonObject, place: Place): unknown {
    const { at, where, nested, copies } = place
    values -= copies
    if (values < 0 || !scope.spend(1, at)) return toEmpty(value)
    // The sampler would create every item, even of a schema that is not expanded.
    const { minItems: _, ...single } = value
    const shown = copies * countCopies('items', value) > values ? single : value
    return Object.fromEntries(
      Object.entries(shown).map(([key, member]) => {
        const inside = {
          ...place,
          where: where === '' ? key : `${where}/${key}`,
          nested: nested + 1,
          copies: copies * countCopies(key, shown),
        }
        return [key, expand(limitKeyword(key, member), inside)]
      }),
    )
  }

  return expand(schema, { at: from, where: step, ancestors: [], nested: 0, copies: 1 })
}

/** How often the sampler repeats what is below a keyword: it creates two members of `additionalProperties`. */
function countCopies(keyword: string, { minItems }: JsonObject): number {
  if (keyword === 'additionalProperties') return 2
  const isOfItem = keyword === 'items' || keyword === 'contains'
  return isOfItem && typeof minItems !== 'object' ? Math.min(Math.max(Number(minItems) || 1, 1), MAX_ITEMS) : 1
}

/** The sampler converts `minItems` and `minLength` to numbers, whatever they are. An object is a property of this name. */
function limitKeyword(keyword: string, value: unknown): unknown {
  if (FIRST_ONLY.has(keyword) && Array.isArray(value)) return value.slice(0, 1)
  const max = Object.hasOwn(MAXIMA, keyword) ? MAXIMA[keyword] : undefined
  if (max === undefined) return value
  if (typeof value === 'object') return Array.isArray(value) ? undefined : value
  return Number(value) > max ? max : value
}

/** The rest of a schema that is not expanded. Examples of it are empty lists and objects. */
function toEmpty({ type }: JsonObject): JsonObject {
  return typeof type === 'string' ? { type } : {}
}
