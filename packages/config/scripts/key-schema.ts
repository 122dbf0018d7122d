/** A part of the JSON Schema of the configuration, with the keywords that the reference page reads. */
export interface KeySchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  description?: string
  examples?: unknown[]
  default?: unknown
  deprecated?: boolean
  properties?: Record<string, KeySchema>
  additionalProperties?: boolean | KeySchema
  required?: string[]
  items?: KeySchema
  anyOf?: KeySchema[]
  oneOf?: KeySchema[]
  allOf?: KeySchema[]
  $ref?: string
  definitions?: Record<string, KeySchema>
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  null: '`null`',
}

/** Lists the alternatives of a schema: the schema itself, or those that its union or reference leads to. */
export function listVariants(schema: KeySchema, root: KeySchema): KeySchema[] {
  const target = findReference(schema, root)
  if (target !== undefined) return listVariants(target, root)
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  return parts === undefined ? [schema] : parts.flatMap((part) => listVariants(part, root))
}

/** Describes the type of a value, or lists its allowed values: `string or object`, `array of strings`. */
export function toTypeText(schema: KeySchema, root: KeySchema): string {
  return [...new Set(listVariants(schema, root).map((variant) => toVariantText(variant, root)))].join(' or ')
}

function toVariantText(schema: KeySchema, root: KeySchema): string {
  if (schema.const !== undefined) return toCode(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(toCode).join(', ')
  if (schema.items !== undefined) {
    const entries = listVariants(schema.items, root).map((entry) => TYPE_NAMES[entry.type ?? ''] ?? 'value')
    return `array of ${[...new Set(entries)].map((name) => `${name}s`).join(' and ')}`
  }
  return TYPE_NAMES[schema.type ?? ''] ?? 'any value'
}

function toCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function findReference({ $ref }: KeySchema, { definitions = {} }: KeySchema): KeySchema | undefined {
  const name = /^#\/definitions\/(.+)$/.exec($ref ?? '')?.[1]
  return name === undefined ? undefined : definitions[name]
}
