import { type ApiSchema, isFileSchema } from '../model/schema.ts'

/** Nested lists are labeled no deeper than this. */
const MAX_LEVELS = 4

/**
 * Converts a schema to a short label of its type: `string`, `string<date-time>`, `enum<string>`, `object[]`,
 * `string | null`, `any` (docs/reference/api-pages.mdx#type-labels).
 */
export function toTypeLabel(schema: ApiSchema, level = 0): string {
  const names = schema.types.map((type) => toName(type, schema, level))
  if (names.length === 0) names.push(...listVariantNames(schema))
  if (schema.isNullable) names.push('null')
  return [...new Set(names)].join(' | ') || 'any'
}

function toName(type: string, schema: ApiSchema, level: number): string {
  if (type === 'array') {
    const items = level < MAX_LEVELS ? schema.findItems() : undefined
    const label = items === undefined ? 'any' : toTypeLabel(items, level + 1)
    return /[ |]/.test(label) ? `(${label})[]` : `${label}[]`
  }
  if (schema.enum !== undefined && type !== 'object') return `enum<${type}>`
  if (type === 'string' && isFileSchema(schema)) return 'file'
  return schema.format === undefined ? type : `${type}<${schema.format}>`
}

function listVariantNames(schema: ApiSchema): string[] {
  const options = schema.listVariants().flatMap((variants) => variants.options)
  const types = new Set(options.flatMap((option) => option.schema.types))
  return types.size > 0 && types.size <= 3 ? [...types] : []
}
