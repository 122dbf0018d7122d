import { type ApiSchema, isFileSchema } from '../model/schema.ts'

/** Nested lists are labeled no deeper than this. */
const MAX_LEVELS = 4

/** Items of a tuple that a label shows. */
const MAX_ITEMS = 6

/** Alternatives that a label shows in detail. Of more, it shows the types. */
const MAX_ALTERNATIVES = 6

/**
 * Converts a schema to a short label of its type: `string`, `string<date-time>`, `enum<string>`, `object[]`,
 * `[string, integer]`, `string | null`, `any` (docs/reference/api-pages.mdx#type-labels).
 */
export function toTypeLabel(schema: ApiSchema, level = 0): string {
  return listNames(schema, level).join(' | ')
}

function listNames(schema: ApiSchema, level: number): string[] {
  const names = schema.types.map((type) => toName(type, schema, level))
  if (names.length === 0) names.push(...listVariantNames(schema, level))
  if (schema.isNullable) names.push('null')
  return names.length === 0 ? ['any'] : [...new Set(names)]
}

function toName(type: string, schema: ApiSchema, level: number): string {
  if (type === 'array') return toListName(schema, level)
  // A single value is shown next to the label.
  if (schema.enum !== undefined && schema.enum.length > 1 && type !== 'object') return `enum<${type}>`
  if (type === 'string' && isFileSchema(schema)) return 'file'
  return schema.format === undefined ? type : `${type}<${schema.format}>`
}

function toListName(schema: ApiSchema, level: number): string {
  const items = level < MAX_LEVELS ? schema.findItems() : undefined
  const tuple = level < MAX_LEVELS ? schema.listTuple() : []
  const [name = 'any', ...others] = items === undefined ? [] : listNames(items, level + 1)
  const list = others.length > 0 ? `(${[name, ...others].join(' | ')})[]` : `${name}[]`
  if (tuple.length === 0) return list
  const shown = tuple.slice(0, MAX_ITEMS).map((item) => toTypeLabel(item, level + 1))
  const rest = tuple.length > MAX_ITEMS ? ['…'] : items === undefined ? [] : [`...${list}`]
  return `[${[...shown, ...rest].join(', ')}]`
}

/** Lists the types of alternatives, without those of their own alternatives: these could be very many. */
function listVariantNames(schema: ApiSchema, level: number): string[] {
  const options = schema.listVariants().flatMap((variants) => variants.options)
  const types = new Set(options.flatMap((option) => option.schema.types))
  if (level >= MAX_LEVELS) return [...types]
  const names = new Set(
    options.flatMap((option) => option.schema.types.map((type) => toName(type, option.schema, MAX_LEVELS - 1))),
  )
  return names.size > MAX_ALTERNATIVES ? [...types] : [...names]
}
