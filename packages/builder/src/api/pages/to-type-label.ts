import { isFileSchema } from '../model/is-file-schema.ts'
import type { ApiSchema } from '../model/schema.ts'

/** A list of lists of lists … is told no deeper than this. */
const MOST_LEVELS = 4

/**
 * The type of a schema in few words: `string`, `string<date-time>`, `enum<string>`, `object[]`, `string | null`, `any`.
 * (reference 6.6)
 */
export function toTypeLabel(schema: ApiSchema, level = 0): string {
  const names = schema.types.map((type) => toName(type, schema, level))
  if (names.length === 0) names.push(...listVariantNames(schema))
  if (schema.isNullable) names.push('null')
  return [...new Set(names)].join(' | ') || 'any'
}

function toName(type: string, schema: ApiSchema, level: number): string {
  if (type === 'array') {
    const items = level < MOST_LEVELS ? schema.findItems() : undefined
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
