import type { z } from 'zod'
import type { ConfigPath } from '../problem.ts'
import { findExample, findSchemas } from './find-schemas.ts'

/** A value of a wrong type, and what would be right. */
export interface TypeMismatch {
  value: unknown
  /** JSON types that are allowed, by zod's names. */
  types: readonly string[]
  /** The schemas of the place. */
  schemas: readonly z.core.$ZodType[]
}

/** Suggests how to make a value of the right type, best first. */
export function suggestType(mismatch: TypeMismatch): string[] {
  const { value, types, schemas } = mismatch
  if (value === null) return ['Remove the key, or give it a value.']
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return [`Write ${value} without quotes.`]
  if (types.includes('number') && typeof value === 'string' && /^\d+$/.test(value))
    return [`Write ${value} without quotes.`]
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    return [`Put it in quotes: "${value}".`]
  }
  if (types.includes('array') && !Array.isArray(value)) return [suggestArray(value)]
  if (types.includes('string') && Array.isArray(value) && value.length === 1 && typeof value[0] === 'string') {
    return [`Write ${JSON.stringify(value[0])} without brackets.`]
  }
  const example = findExample(schemas)
  return example === undefined ? [] : [`Write, for example, ${JSON.stringify(example)}.`]
}

function suggestArray(value: unknown): string {
  if (typeof value !== 'object') return `Put it in brackets: [${JSON.stringify(value)}].`
  return 'Put the object in brackets: [{ … }].'
}

/** Suggests a key to add, with its example when it has one. */
export function suggestMissingKey(root: z.core.$ZodType, path: ConfigPath, key: string): string[] {
  const example = findExample(findSchemas(root, [...path, key]))
  if (example === undefined) return [`Add "${key}".`]
  return [`Add "${key}": ${JSON.stringify(example)}.`]
}
