import { z } from 'zod/mini'
import type { Change } from '../problems/change.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import { findExample, listSchemasAt } from './list-schemas.ts'
import type { Suggestion } from './suggestion.ts'

/** A value of the wrong type, and what is expected instead. */
export interface TypeMismatch {
  path: ConfigPath
  value: unknown
  /** Allowed JSON types, by zod's names. */
  types: readonly string[]
  /** The schemas at the path. */
  schemas: readonly z.core.$ZodType[]
}

/** Suggests how to change a value to the right type, best first. A change is only offered if its result is valid. */
export function suggestType(mismatch: TypeMismatch): Suggestion[] {
  const { path, value, types, schemas } = mismatch

  function toSuggestion(text: string, result: unknown, change: Change): Suggestion {
    const isValid = schemas.some((schema) => z.safeParse(schema, result).success)
    return isValid ? { text, change } : { text }
  }

  if (value === null) {
    const text = 'Remove the key, or set a value.'
    const isOptional = typeof path.at(-1) === 'string' && schemas[0] instanceof z.core.$ZodExactOptional
    return [isOptional ? { text, change: { kind: 'remove', path } } : { text }]
  }
  if (types.includes('boolean') && (value === 'true' || value === 'false')) {
    const result = value === 'true'
    return [toSuggestion(`Write ${value} without quotes.`, result, { kind: 'replace', path, value: result })]
  }
  if (types.includes('number') && typeof value === 'string' && /^\d{1,9}$/.test(value)) {
    const result = Number(value)
    return [toSuggestion(`Write ${value} without quotes.`, result, { kind: 'replace', path, value: result })]
  }
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    // No file has such a name.
    if (/^(?:\/|https?:)/.test(String(findExample(schemas)))) return suggestExample(schemas)
    const text = `Put it in quotes: "${value}".`
    return [typeof value === 'number' ? toSuggestion(text, String(value), { kind: 'quote', path }) : { text }]
  }
  if (types.includes('array') && !Array.isArray(value)) {
    return [toSuggestion(suggestArray(value), [value], { kind: 'wrap', path })]
  }
  if (Array.isArray(value) && value.length === 1) {
    const text = types.includes('string')
      ? `Write ${JSON.stringify(value[0])} without brackets.`
      : 'Remove the brackets.'
    const suggestion = toSuggestion(text, value[0], { kind: 'unwrap', path })
    if (suggestion.change) return [suggestion]
  }
  return suggestExample(schemas)
}

function suggestExample(schemas: readonly z.core.$ZodType[]): Suggestion[] {
  const example = findExample(schemas)
  return example === undefined ? [] : [{ text: `Write, for example, ${JSON.stringify(example)}.` }]
}

function suggestArray(value: unknown): string {
  if (typeof value !== 'object') return `Put it in brackets: [${JSON.stringify(value)}].`
  return 'Put the object in brackets: [{ … }].'
}

/** Suggests adding a key, with its example if it has one. */
export function suggestMissingKey(root: z.core.$ZodType, path: ConfigPath, key: string): string[] {
  const example = findExample(listSchemasAt(root, [...path, key]))
  if (example === undefined) return [`Add "${key}".`]
  return [`Add "${key}": ${JSON.stringify(example)}.`]
}
