import { isObject, type JsonObject } from '../../core/index.ts'
import { toList, toObject } from './json.ts'
import type { Located, Scope } from './scope.ts'

type Merge = (first: unknown, second: unknown) => unknown

/** Keywords whose values are merged. For any other keyword, the last schema wins. */
const MERGES: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ['properties', (first, second) => ({ ...toObject(first), ...toObject(second) })],
  ['required', (first, second) => [...new Set([...toList(first), ...toList(second)])]],
  // Strictly, both lists apply. Showing the alternatives of both is more useful than showing only the last list.
  ['oneOf', (first, second) => [...toList(first), ...toList(second)]],
  ['anyOf', (first, second) => [...toList(first), ...toList(second)]],
])

/** Nested `allOf` are merged no deeper than this. */
const MAX_LEVELS = 30

/**
 * Merges the schemas of `allOf` into the schema that contains them, in order. Siblings of `allOf` win. A single schema in
 * `allOf` is just another way to write a reference: the result is that schema with the siblings, unless the containing
 * schema has a name of its own. Of two or more schemas, titles and descriptions are dropped, because they describe parts.
 */
export function mergeAllOf(located: Located, scope: Scope, ancestors: ReadonlySet<string> = new Set()): Located {
  const { allOf, ...own } = located.value
  const key = located.file + located.pointer
  const parts = toList(allOf)
  if (parts.length === 0 || ancestors.has(key) || ancestors.size > MAX_LEVELS) return { ...located, value: own }
  const resolved = parts.map((part, index) =>
    mergeAllOf(scope.resolve(part, located, `allOf/${index}`), scope, new Set([...ancestors, key])),
  )
  const [only] = resolved
  if (only !== undefined && resolved.length === 1 && !isNamed(located.pointer))
    return { ...only, value: merge(only.value, moveTo(only.file, located, own)) }
  const isOne = resolved.length === 1
  const values = resolved.map((part) => moveTo(located.file, part, isOne ? part.value : withoutName(part.value)))
  return { ...located, value: [...values, own].reduce(merge, {}) }
}

/** Whether the pointer is that of a schema in `components`. */
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

/** Rewrites references within a document to full ones, so that the value can move to another document. */
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
