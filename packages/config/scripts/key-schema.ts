/** A part of the JSON Schema of the configuration, as far as the reference page reads it. */
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
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  object: 'object',
  null: '`null`',
}

/** The forms a value may have: itself, or what its union and reference lead to. */
export function findVariants(schema: KeySchema, root: KeySchema): KeySchema[] {
  const target = findReference(schema, root)
  if (target !== undefined) return findVariants(target, root)
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  return parts === undefined ? [schema] : parts.flatMap((part) => findVariants(part, root))
}

/** The type of a value in words, with the allowed values where they are few: `text or object`, `list of texts`. */
export function toTypeText(schema: KeySchema, root: KeySchema): string {
  return [...new Set(findVariants(schema, root).map((variant) => toVariantText(variant, root)))].join(' or ')
}

function toVariantText(schema: KeySchema, root: KeySchema): string {
  if (schema.const !== undefined) return toCode(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(toCode).join(', ')
  if (schema.items !== undefined) {
    const entries = findVariants(schema.items, root).map((entry) => TYPE_NAMES[entry.type ?? ''] ?? 'value')
    return `list of ${[...new Set(entries)].map((name) => `${name}s`).join(' and ')}`
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
