/** A type of JSON Schema; `null` is told by {@link ApiSchema.isNullable}. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'

/** What JSON a place of a request or response may hold. Its parts are read when they are asked for: schemas may be endless. */
export interface ApiSchema {
  /**
   * Where it stands (`openapi.yaml#/components/schemas/User`). The same place has the same key: whoever walks down
   * stops at a key that is among those above.
   */
  key: string
  /** Its name among the components of the spec. */
  name?: string
  title?: string
  /** Markdown. */
  description?: string
  /** Empty when any type will do. */
  types: readonly JsonType[]
  isNullable: boolean
  /** `date-time`, `binary`, `int64`, … */
  format?: string
  /** Media type of a string that holds a file. */
  contentMediaType?: string
  /** The only values there are. A `const` is a list of one. */
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
  /** Pills before and after the name (`x-mint.pre`, `x-mint.post`). */
  labels: { pre: readonly string[]; post: readonly string[] }
  /** The value of a key as the spec has it, for example `x-unit`. */
  findKey(key: string): unknown
  /** Members of an object, in the order of the spec. */
  listProperties(): readonly ApiProperty[]
  /** What members that are not listed hold; undefined when the spec says nothing of them or forbids them. */
  findAdditional(): ApiSchema | undefined
  /** What a list holds. */
  findItems(): ApiSchema | undefined
  /** Alternatives, one list for each `oneOf` and `anyOf`. */
  listVariants(): readonly ApiVariants[]
}

/** A member of an object. */
export interface ApiProperty {
  name: string
  isRequired: boolean
  schema: ApiSchema
  /** What an input for it holds at first. */
  initial?: unknown
}

/** Schemas of which one (`oneOf`) or some (`anyOf`) hold. */
export interface ApiVariants {
  kind: 'oneOf' | 'anyOf'
  options: readonly { title: string; schema: ApiSchema }[]
}

/** A limit, as the words of JSON Schema: `maxLength` 20, `pattern` `^a`. */
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
