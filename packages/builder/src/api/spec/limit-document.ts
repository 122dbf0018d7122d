import { isObject } from '../../core/index.ts'
import { escapePointer } from './scope.ts'

/** Levels of lists and objects in a document. Real specs have fewer than 30. */
const MAX_LEVELS = 200

/** Values that the aliases of a YAML document add to it. */
const MAX_ALIASED = 100_000

/** What is replaced is text, which every reader of a spec accepts or ignores. */
const CUT = '…'

/** More pointers than this help nobody. */
const MAX_PROBLEMS = 10

export interface LimitedDocument {
  value: unknown
  /** What was left out, each as the end of a sentence. */
  problems: readonly string[]
}

/**
 * Limits a parsed document, which is changed: what is nested too deeply becomes `…`, and half a surrogate pair U+FFFD.
 * Aliases become copies of what they refer to, so that the result is a tree, and everything that reads it takes time in
 * proportion to its size.
 * @param hasAliases - Whether a value can occur in several positions.
 */
export function limitDocument(document: unknown, hasAliases: boolean): LimitedDocument {
  const problems = new Set<string>()
  const path: string[] = []
  const ancestors = new Set<object>()
  /** The number of values in each list and object that is limited already. */
  const sizes = new Map<object, number>()
  let size = 0
  let left = MAX_ALIASED
  let hasLargeAlias = false

  function report(reason: string): void {
    if (problems.size < MAX_PROBLEMS) problems.add(`${reason} at ${toPointer(path)}`)
  }

  /** Limits a value at its first position. */
  function limit(value: object, level: number): unknown {
    if (level > MAX_LEVELS) return cutDeep()
    if (ancestors.has(value)) return cutCycle()
    const known = sizes.get(value)
    if (known !== undefined) return copyAlias(value, known, level)
    if (hasAliases) ancestors.add(value)
    const before = size
    const keys = listWellFormedKeys(value)
    size += keys.length
    for (const key of keys) {
      const held = (value as Record<string, unknown>)[key]
      if (typeof held === 'string' && !held.isWellFormed()) define(value, key, held.toWellFormed())
      if (typeof held !== 'object' || held === null) continue
      path.push(key)
      const limited = limit(held, level + 1)
      path.pop()
      if (limited !== held) define(value, key, limited)
    }
    ancestors.delete(value)
    if (hasAliases) sizes.set(value, size - before)
    return value
  }

  /** Leaves out a value that is too large as a whole, so that smaller ones after it are still copied. */
  function copyAlias(value: object, count: number, level: number): unknown {
    if (count > left) return cutAlias()
    left -= count
    size += count
    return copy(value, level)
  }

  /** Copies a value that was limited before, and so contains no cycles. */
  function copy(value: unknown, level: number): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (level > MAX_LEVELS) return cutDeep()
    if (Array.isArray(value)) return value.map((held) => copy(held, level + 1))
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, copy(held, level + 1)]))
  }

  function cutDeep(): string {
    report(`lists and objects are nested deeper than ${MAX_LEVELS} levels`)
    return CUT
  }

  function cutCycle(): string {
    report('an alias is inside the value it refers to')
    return CUT
  }

  function cutAlias(): string {
    if (!hasLargeAlias) report(`aliases expand to more than ${MAX_ALIASED.toLocaleString('en-US')} values`)
    hasLargeAlias = true
    return CUT
  }

  const value = isObject(document) || Array.isArray(document) ? limit(document, 1) : document
  return { value, problems: [...problems] }
}

/** Replaces keys that contain half a surrogate pair. Of keys that are equal then, the last one wins. */
function listWellFormedKeys(value: object): string[] {
  const keys = Object.keys(value)
  if (Array.isArray(value) || keys.every((key) => key.isWellFormed())) return keys
  const entries = Object.entries(value)
  for (const key of keys) Reflect.deleteProperty(value, key)
  for (const [key, held] of entries) define(value, key.toWellFormed(), held)
  return Object.keys(value)
}

/** An assignment to `__proto__` would set the prototype. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}

/** The start of a pointer is enough to find a value that is nested deeply. */
function toPointer(path: readonly string[]): string {
  const pointer = `#/${path.slice(0, 12).map(escapePointer).join('/')}`.slice(0, 200)
  return path.length > 12 || pointer.length === 200 ? `${pointer}…` : pointer
}
