import type { ApiConstraint, ApiSchema } from '../model/schema.ts'

const WORDS: Readonly<Record<ApiConstraint['keyword'], string>> = {
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  pattern: 'matches',
  minItems: 'minimum items',
  maxItems: 'maximum items',
  uniqueItems: 'no item twice',
  minProperties: 'minimum members',
  maxProperties: 'maximum members',
}

/** A line about what a value must be: a word or two, and the value that goes with it as code. */
export interface Limit {
  label: string
  values: readonly string[]
}

/** Tells the limits of a schema: its allowed values, what JSON Schema's keywords say, and examples. */
export function describeLimits(schema: ApiSchema): Limit[] {
  const constraints = schema.constraints.map(({ keyword, value }) => ({
    label: WORDS[keyword],
    values: keyword === 'uniqueItems' ? [] : [String(value)],
  }))
  const values = schema.enum ?? schema.findItems()?.enum
  return [
    ...(values === undefined || values.length === 0 ? [] : [toList(values.length === 1 ? 'always' : 'one of', values)]),
    ...constraints,
    ...(schema.isReadOnly ? [{ label: 'read only', values: [] }] : []),
    ...(schema.isWriteOnly ? [{ label: 'write only', values: [] }] : []),
    ...(schema.examples.length === 0
      ? []
      : [toList(schema.examples.length === 1 ? 'example' : 'examples', schema.examples)]),
  ]
}

function toList(label: string, values: readonly unknown[]): Limit {
  return { label, values: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) }
}
