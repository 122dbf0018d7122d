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

/** One line about a value: a label, and values that are shown as code. */
export interface Limit {
  label: string
  values: readonly string[]
}

/** Lists the limits of a schema: allowed values, constraints and examples. */
export function listLimits(schema: ApiSchema): Limit[] {
  const constraints = schema.constraints.map(({ keyword, value }) => ({
    label: WORDS[keyword],
    values: keyword === 'uniqueItems' ? [] : [String(value)],
  }))
  const values = schema.enum ?? schema.findItems()?.enum
  return [
    ...(values === undefined || values.length === 0
      ? []
      : [toLimit(values.length === 1 ? 'always' : 'one of', values)]),
    ...constraints,
    ...(schema.isReadOnly ? [{ label: 'read only', values: [] }] : []),
    ...(schema.isWriteOnly ? [{ label: 'write only', values: [] }] : []),
    ...(schema.examples.length === 0
      ? []
      : [toLimit(schema.examples.length === 1 ? 'example' : 'examples', schema.examples)]),
  ]
}

function toLimit(label: string, values: readonly unknown[]): Limit {
  return { label, values: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) }
}
