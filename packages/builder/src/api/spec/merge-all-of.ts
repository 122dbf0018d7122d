import { isObject, type JsonObject } from '../../core/index.ts'
import { toList, toObject } from './json.ts'
import type { Located, Scope } from './scope.ts'

type Merge = (values: readonly unknown[]) => unknown

/** Keywords whose values are merged. For any other keyword, the last schema wins. */
const MERGES: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ['properties', (values) => Object.fromEntries(values.flatMap((value) => Object.entries(toObject(value))))],
  ['required', (values) => [...new Set(values.flatMap(toList))]],
  // Strictly, both lists apply. Showing the alternatives of both is more useful than showing only the last list.
  ['oneOf', (values) => values.flatMap(toList)],
  ['anyOf', (values) => values.flatMap(toList)],
])

/** Nested `allOf` are merged no deeper than this. */
const MAX_LEVELS = 30

/**
 * Merges the schemas of `allOf` into the schema that contains them, in order. Siblings of `allOf` win. A single schema in
 * `allOf` is just another way to write a reference: the result is that schema with the siblings, unless the containing
 * schema has a name of its own. Of two or more schemas, titles and descriptions are dropped, because they describe parts.
 *
 * Each schema is merged once in a scope, so that schemas that refer to each other many times don't multiply.
 */
export function mergeAllOf(located: Located, scope: Scope): Located {
  return mergeNested(located, scope, []).merged
}

interface Merged {
  merged: Located
  /** Whether nothing is left out because of a cycle or a limit, which depend on where the schema is. */
  isWhole: boolean
}

function mergeNested(located: Located, scope: Scope, ancestors: readonly string[]): Merged {
  const known = scope.merged.get(located.value)
  if (known !== undefined) return { merged: known, isWhole: true }
  const { allOf, ...own } = located.value
  const parts = toList(allOf)
  if (parts.length === 0) return { merged: { ...located, value: own }, isWhole: true }
  const key = located.file + located.pointer
  if (ancestors.includes(key) || ancestors.length > MAX_LEVELS || !scope.spend(parts.length, located))
    return { merged: { ...located, value: own }, isWhole: false }
  const resolved = parts.map((part, index) =>
    mergeNested(scope.resolve(part, located, `allOf/${index}`), scope, [...ancestors, key]),
  )
  const merged = joinParts(
    located,
    own,
    resolved.map((part) => part.merged),
    scope,
  )
  if (merged === undefined) return { merged: { ...located, value: own }, isWhole: false }
  const isWhole = resolved.every((part) => part.isWhole)
  if (isWhole) scope.merged.set(located.value, merged)
  return { merged, isWhole }
}

/** Undefined if the result would be too large. */
function joinParts(located: Located, own: JsonObject, parts: readonly Located[], scope: Scope): Located | undefined {
  // Stops at the first part that is too much, because counting costs time too.
  if (!parts.every(({ value }) => scope.spend(countEntries(value), located))) return undefined
  const [only] = parts
  const isOne = parts.length === 1
  if (only !== undefined && isOne && !isNamed(located.pointer))
    return { ...only, value: mergeValues([only.value, moveTo(only.file, located, own)]) }
  const values = parts.map((part) => moveTo(located.file, part, isOne ? part.value : withoutName(part.value)))
  return { ...located, value: mergeValues([...values, own]) }
}

/** What merging a schema costs. */
function countEntries(value: JsonObject): number {
  const lists = toList(value.required).length + toList(value.oneOf).length + toList(value.anyOf).length
  return 1 + Object.keys(toObject(value.properties)).length + lists
}

/** Whether the pointer is that of a schema in `components`. */
function isNamed(pointer: string): boolean {
  return /^#\/(?:components\/schemas|definitions)\/[^/]+$/.test(pointer)
}

function mergeValues(values: readonly JsonObject[]): JsonObject {
  const byKeyword = new Map<string, unknown[]>()
  for (const value of values) {
    for (const [keyword, held] of Object.entries(value)) {
      const all = byKeyword.get(keyword)
      if (all === undefined) byKeyword.set(keyword, [held])
      else all.push(held)
    }
  }
  return Object.fromEntries(
    [...byKeyword].map(([keyword, all]): [string, unknown] => {
      const merge = MERGES.get(keyword)
      return [keyword, merge !== undefined && all.length > 1 ? merge(all) : all.at(-1)]
    }),
  )
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
