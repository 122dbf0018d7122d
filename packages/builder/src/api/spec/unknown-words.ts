import { findNearest } from '@spearmint/config/diagnostics'
import type { SpecProblem } from '../model/spec.ts'
import { type Located, parsePointer, type Scope, type UnknownWord } from './scope.ts'

/** JSON Schema 2020-12, section 6.1.1 of Validation. */
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

/** Those that are shown as fields. `querystring` is that of OpenAPI 3.2; the others are of Swagger. */
const PLACES = ['path', 'query', 'header', 'cookie']
const OTHER_PLACES: ReadonlySet<unknown> = new Set(['querystring', 'body', 'formData'])

/** The methods that a path item has as keys (OpenAPI 3.2, section 4.9.1). */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']
const PATH_ITEM_KEYS = [...METHODS, 'summary', 'description', 'servers', 'parameters', 'additionalOperations']
const KNOWN_KEYS: ReadonlySet<string> = new Set([...PATH_ITEM_KEYS, '$ref'])

/** Reports types that do not exist. */
export function checkTypes(types: readonly unknown[], at: Located, scope: Scope): void {
  for (const type of types) {
    // Tools write "any" too, and pages show it.
    if (typeof type !== 'string' || TYPES.includes(type) || type === 'any') continue
    const message = `There is no type "${type}" in JSON Schema, so it is ignored; expected ${toChoice(TYPES)}.`
    scope.reportUnknown({ message, written: type, expected: TYPES, key: 'type', isKey: false }, at)
  }
}

/** Reports the location of a parameter that does not exist. */
export function checkPlace(name: string, place: unknown, at: Located, scope: Scope): void {
  if (typeof place !== 'string' || OTHER_PLACES.has(place)) return
  const message = `The parameter "${name}" is not shown, because its "in" is "${place}"; expected ${toChoice(PLACES)}.`
  scope.reportUnknown({ message, written: place, expected: PLACES, key: 'in', isKey: false }, at)
}

/** Reports keys of a path item that are misspelled, and operations whose method does not exist. */
export function checkPathItem(item: Located, scope: Scope): void {
  for (const [key, value] of Object.entries(item.value)) {
    if (KNOWN_KEYS.has(key) || key.startsWith('x-')) continue
    const isOperation = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isOperation && findNearest(key, PATH_ITEM_KEYS).length === 0) continue
    const message = `"${key}" is neither a method nor another key of a path, so it is ignored.`
    scope.reportUnknown({ message, written: key, expected: PATH_ITEM_KEYS, key, isKey: true }, item)
  }
}

/** Converts a word to the problem of its spec. */
export function toUnknownWordProblem(
  { message, written, expected, key, isKey }: UnknownWord,
  at: Located,
): SpecProblem {
  return {
    kind: 'unknown-word',
    reason: message,
    file: at.file,
    suggestions: findNearest(written, expected, 1).map((near) => `Did you mean "${near}"?`),
    position: { path: [...parsePointer(at.pointer), key], isKey },
  }
}

function toChoice(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
