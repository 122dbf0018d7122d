import { z } from 'zod/mini'
import type { Change } from '../fixes/change.ts'
import type { ConfigPath } from '../problems/config-problem.ts'
import { findExample, findSchemas } from './list-schemas.ts'
import type { Mend } from './suggestion.ts'

/** A value of a wrong type, and what would be right. */
export interface TypeMismatch {
  path: ConfigPath
  value: unknown
  /** JSON types that are allowed, by zod's names. */
  types: readonly string[]
  /** The schemas of the place. */
  schemas: readonly z.core.$ZodType[]
}

/** Suggests how to make a value of the right type, best first. A change is offered only when its result would be right. */
export function suggestType(mismatch: TypeMismatch): Mend[] {
  const { path, value, types, schemas } = mismatch

  function toMend(text: string, result: unknown, change: Change): Mend {
    const isRight = schemas.some((schema) => z.safeParse(schema, result).success)
    return isRight ? { text, change } : { text }
  }

  if (value === null) {
    const text = 'Remove the key, or give it a value.'
    const isOptional = typeof path.at(-1) === 'string' && schemas[0] instanceof z.core.$ZodExactOptional
    return [isOptional ? { text, change: { kind: 'remove', path } } : { text }]
  }
  if (types.includes('boolean') && (value === 'true' || value === 'false')) {
    const result = value === 'true'
    return [toMend(`Write ${value} without quotes.`, result, { kind: 'replace', path, value: result })]
  }
  if (types.includes('number') && typeof value === 'string' && /^\d{1,9}$/.test(value)) {
    return [toMend(`Write ${value} without quotes.`, Number(value), { kind: 'replace', path, value: Number(value) })]
  }
  if (types.includes('string') && typeof value === 'number') {
    return [toMend(`Put it in quotes: "${value}".`, String(value), { kind: 'quote', path })]
  }
  if (types.includes('string') && typeof value === 'boolean') return [{ text: `Put it in quotes: "${value}".` }]
  if (types.includes('array') && !Array.isArray(value)) {
    return [toMend(suggestArray(value), [value], { kind: 'wrap', path })]
  }
  if (Array.isArray(value) && value.length === 1) {
    const text = types.includes('string')
      ? `Write ${JSON.stringify(value[0])} without brackets.`
      : 'Remove the brackets.'
    const mend = toMend(text, value[0], { kind: 'unwrap', path })
    if (mend.change) return [mend]
  }
  const example = findExample(schemas)
  return example === undefined ? [] : [{ text: `Write, for example, ${JSON.stringify(example)}.` }]
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
