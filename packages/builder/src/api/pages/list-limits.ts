import type { WordKey } from '@spearmint/config/words'
import type { ApiConstraint, ApiSchema } from '../model/schema.ts'

type Keyword = ApiConstraint['keyword']
type Bound = ApiConstraint['value'] | undefined

/** A note about a value: a comparison such as `≥ 1`, or a word with values that are shown as code or as a range. */
export type Limit =
  | { comparison: string }
  | { word: WordKey & `limit.${string}`; values: readonly string[] }
  | { word: 'limit.characters' | 'limit.items' | 'limit.members'; range: string; count: number }

/** What pairs of keywords count. */
const RANGES = [
  ['minLength', 'maxLength', 'limit.characters'],
  ['minItems', 'maxItems', 'limit.items'],
  ['minProperties', 'maxProperties', 'limit.members'],
] as const satisfies readonly (readonly [Keyword, Keyword, WordKey])[]

/** Signs need no translation, and screen readers read them. */
const COMPARISONS = [
  ['minimum', '≥'],
  ['exclusiveMinimum', '>'],
  ['maximum', '≤'],
  ['exclusiveMaximum', '<'],
] as const satisfies readonly (readonly [Keyword, string])[]

/** Lists the limits of a schema, in few words: allowed values, constraints and examples. */
export function listLimits(schema: ApiSchema): Limit[] {
  const values = schema.enum ?? schema.findItems()?.enum
  return [
    ...(values === undefined || values.length === 0
      ? []
      : [toLimit(values.length === 1 ? 'limit.always' : 'limit.oneOf', values)]),
    ...listConstraints(schema),
    ...(schema.isReadOnly ? [toLimit('limit.readOnly')] : []),
    ...(schema.isWriteOnly ? [toLimit('limit.writeOnly')] : []),
    ...(schema.examples.length === 0 ? [] : [toLimit('limit.example', schema.examples)]),
  ]
}

function listConstraints({ constraints }: ApiSchema): Limit[] {
  const given = new Map(constraints.map(({ keyword, value }) => [keyword, value]))
  const comparisons = COMPARISONS.flatMap(([keyword, sign]): Limit[] =>
    given.has(keyword) ? [{ comparison: `${sign} ${given.get(keyword)}` }] : [],
  )
  const ranges = RANGES.flatMap(([minimum, maximum, word]): Limit[] => {
    const [low, high] = [given.get(minimum), given.get(maximum)]
    return low === undefined && high === undefined
      ? []
      : [{ word, range: toRange(low, high), count: Number(high ?? low) }]
  })
  const others = constraints.flatMap(({ keyword, value }): Limit[] => {
    if (keyword === 'pattern') return [toLimit('limit.pattern', [value])]
    if (keyword === 'multipleOf') return [toLimit('limit.multipleOf', [value])]
    return keyword === 'uniqueItems' ? [toLimit('limit.uniqueItems')] : []
  })
  return [...comparisons, ...ranges, ...others]
}

/** `1-256`, `≥ 1`, `≤ 256`, `3`. */
function toRange(minimum: Bound, maximum: Bound): string {
  if (maximum === undefined) return `≥ ${minimum}`
  if (minimum === undefined) return `≤ ${maximum}`
  return minimum === maximum ? String(minimum) : `${minimum}-${maximum}`
}

function toLimit(word: WordKey & `limit.${string}`, values: readonly unknown[] = []): Limit {
  return { word, values: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))) }
}
