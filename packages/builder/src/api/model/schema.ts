/** A type of JSON Schema. `null` is expressed by {@link ApiSchema.isNullable}. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

/** The JSON that a part of a request or response may be. Its parts are resolved on demand, because schemas can be recursive. */
export interface ApiSchema {
  /**
   * Its location (`openapi.yaml#/components/schemas/User`). The same location always has the same key, so a recursive
   * walk stops at a key that is among its ancestors.
   */
  key: string
  /** Its name among the components of the spec. */
  name?: string
  title?: string
  /** Markdown. */
  description?: string
  /** Empty when any type is allowed. */
  types: readonly JsonType[]
  isNullable: boolean
  /** `date-time`, `binary`, `int64`, … */
  format?: string
  /** Media type of a string that contains a file. */
  contentMediaType?: string
  /** The allowed values. A `const` is a list of one. */
  enum?: readonly unknown[]
  /** `undefined` when there is none. */
  default?: unknown
  examples: readonly unknown[]
  constraints: readonly ApiConstraint[]
  isDeprecated: boolean
  /** Only in responses. */
  isReadOnly: boolean
  /** Only in requests. */
  isWriteOnly: boolean
  /** Labels before and after the name (`x-mint.pre`, `x-mint.post`). */
  labels: { pre: readonly string[]; post: readonly string[] }
  /** The value of a key in the spec, for example `x-unit`. */
  findKey(key: string): unknown
  /** Members of an object, in the order of the spec. */
  listProperties(): readonly ApiProperty[]
  /** The schema of members that are not listed; undefined when the spec doesn't mention them or forbids them. */
  findAdditional(): ApiSchema | undefined
  /** The schema of the items of a list, after those of a tuple. */
  findItems(): ApiSchema | undefined
  /** The schemas of the first items of a list, by position. Empty for lists that are no tuples. */
  listTuple(): readonly ApiSchema[]
  /** Alternatives: one list for `oneOf` and one for `anyOf`. */
  listVariants(): readonly ApiVariants[]
}

/** A member of an object. */
export interface ApiProperty {
  name: string
  isRequired: boolean
  schema: ApiSchema
  /** The initial value of its input. */
  initial?: unknown
}

/** Schemas of which one (`oneOf`) or at least one (`anyOf`) must match. */
export interface ApiVariants {
  kind: 'oneOf' | 'anyOf'
  options: readonly { title: string; schema: ApiSchema }[]
}

/** A constraint as a keyword of JSON Schema: `maxLength` 20, `pattern` `^a`. */
export interface ApiConstraint {
  keyword: ConstraintKeyword
  value: string | number | boolean
}

export const CONSTRAINT_KEYWORDS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const

type ConstraintKeyword = (typeof CONSTRAINT_KEYWORDS)[number]

/** Whether a string contains the bytes of a file (OpenAPI 3.1, section 4.8.14.2; in 3.0, `format: binary`). */
export function isFileSchema({ contentMediaType, format }: Pick<ApiSchema, 'contentMediaType' | 'format'>): boolean {
  return contentMediaType !== undefined || format === 'binary'
}
