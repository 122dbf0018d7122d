import { toString as toText } from 'hast-util-to-string'
import { z } from 'zod'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'

/** A prop in the documentation. All texts are Markdown. */
export interface DescribedProp {
  name: string
  /** The type of its value, in words: the title of the schema, or a description of its shape. */
  type: string
  /** Empty if it has none, or if the description mentions it. */
  default: string
  description: string
}

/** Describes the props of a schema, in its order. A schema that is not an object has none. */
export function describeProps(schema: z.ZodType): DescribedProp[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, prop]) => ({
    name,
    type: toType(prop),
    default: findDefault(prop),
    description: prop.description ?? '',
  }))
}

function toType(schema: $ZodType): string {
  const title = z.globalRegistry.get(schema)?.title
  if (title !== undefined) return title
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return toType(def.innerType)
    case 'pipe':
      return toType(isTransform(def.out) ? def.in : def.out)
    case 'union':
      return [...new Set(def.options.map(toType))].join(' or ')
    case 'enum':
      return Object.values(def.entries)
        .map((value) => `\`${value}\``)
        .join(', ')
    case 'literal':
      return def.values.map((value) => `\`${value}\``).join(', ')
    case 'array':
      return toType(def.element) === 'text' ? 'list of strings' : 'list'
    case 'string':
      return 'text'
    case 'number':
    case 'boolean':
      return def.type
    case 'object':
    case 'record':
      return 'object'
    case 'custom':
      return 'JSX'
    default:
      return 'any value'
  }
}

function isTransform(schema: $ZodType): boolean {
  return (schema as $ZodTypes)._zod.def.type === 'transform'
}

function findDefault(schema: $ZodType): string {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type === 'optional') return findDefault(def.innerType)
  if (def.type !== 'default') return ''
  const { defaultValue: value } = def
  const isContent = Array.isArray(value) && value.every((item) => typeof item === 'object')
  if (!isContent) return `\`${JSON.stringify(value)?.replace(/^"|"$/g, '')}\``
  // Default content is hast.
  const text = toText({ type: 'root', children: value })
  return text === '' ? '' : `\`${text}\``
}
