import { isObject, type JsonObject } from '../../core/index.ts'
import { toList, toObject } from './json.ts'
import type { Located, Scope } from './scope.ts'

type Merge = (first: unknown, second: unknown) => unknown

/** Keywords that all schemas may add to, by how two values become one. */
const MERGES: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ['properties', (first, second) => ({ ...toObject(first), ...toObject(second) })],
  ['required', (first, second) => [...new Set([...toList(first), ...toList(second)])]],
  // Members of both are alternatives of the same thing; a reader is better served with all than with the last.
  ['oneOf', (first, second) => [...toList(first), ...toList(second)]],
  ['anyOf', (first, second) => [...toList(first), ...toList(second)]],
])

/** Schemas of parts of parts … are merged no deeper than this. */
const MOST_LEVELS = 30

/**
 * Merges the schemas of `allOf` into the one that holds them, in the order of the file; what stands beside `allOf` wins.
 * One that is alone in `allOf` is only a way of writing a reference: the result is that schema, with what stands beside,
 * unless the schema that holds it has a name of its own. Two or more are parts: their titles and descriptions are not those of the whole. Never ends in a circle.
 */
export function mergeAllOf(located: Located, scope: Scope, above: ReadonlySet<string> = new Set()): Located {
  const { allOf, ...own } = located.value
  const key = located.file + located.pointer
  const parts = toList(allOf)
  if (parts.length === 0 || above.has(key) || above.size > MOST_LEVELS) return { ...located, value: own }
  const resolved = parts.map((part, index) =>
    mergeAllOf(scope.resolve(part, located, `allOf/${index}`), scope, new Set([...above, key])),
  )
  const [only] = resolved
  if (only !== undefined && resolved.length === 1 && !isNamed(located.pointer))
    return { ...only, value: merge(only.value, moveTo(only.file, located, own)) }
  const isOne = resolved.length === 1
  const values = resolved.map((part) => moveTo(located.file, part, isOne ? part.value : withoutName(part.value)))
  return { ...located, value: [...values, own].reduce(merge, {}) }
}

/** Whether a schema is one of the components. */
function isNamed(pointer: string): boolean {
  return /^#\/(?:components\/schemas|definitions)\/[^/]+$/.test(pointer)
}

function merge(first: JsonObject, second: JsonObject): JsonObject {
  const merged = Object.entries(second).map(([keyword, value]): [string, unknown] => {
    const mergeValues = MERGES.get(keyword)
    return [keyword, mergeValues && first[keyword] !== undefined ? mergeValues(first[keyword], value) : value]
  })
  return { ...first, ...Object.fromEntries(merged) }
}

function withoutName({ title: _title, description: _description, ...rest }: JsonObject): JsonObject {
  return rest
}

/** What moves to another document names its own in references that named none. */
function moveTo(file: string, from: Located, value: JsonObject): JsonObject {
  return from.file === file ? value : toObject(toWholeReferences(value, from.file))
}

function toWholeReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => toWholeReferences(item, file))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, held]): [string, unknown] => {
    const isLocal = key === '$ref' && typeof held === 'string' && held.startsWith('#')
    return [key, isLocal ? `/${file}${held}`.replace(/^\/(?=https?:)/, '') : toWholeReferences(held, file)]
  })
  return Object.fromEntries(entries)
}
