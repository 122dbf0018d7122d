import { z } from 'zod/mini'
import type { ConfigPath } from '../problems/config-problem.ts'

type Schema = z.core.$ZodType

/**
 * Finds the schemas that describe the value at a path: every option of a union, each also without its wrapping.
 * Empty for a path the schema does not know.
 */
export function findSchemas(root: Schema, path: ConfigPath): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, segment) => schemas.flatMap((schema) => stepInto(schema, segment)),
    unfold(root),
  )
}

/** The known keys of the objects among these schemas. */
export function findKeys(schemas: readonly Schema[]): string[] {
  const keys = schemas.flatMap((schema) => {
    if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape)
    if (schema instanceof z.core.$ZodRecord) return [...(schema._zod.def.keyType._zod.values ?? [])].map(String)
    return []
  })
  return [...new Set(keys)]
}

/** The required keys that are not among `keys`; of the objects among these schemas the one that lacks least counts. */
export function findMissingKeys(schemas: readonly Schema[], keys: readonly string[]): string[] {
  const written = new Set(keys)
  const missing = schemas.flatMap((schema) => {
    if (!(schema instanceof z.core.$ZodObject)) return []
    const required = Object.entries(schema._zod.def.shape).filter(
      ([, part]) => !(part instanceof z.core.$ZodExactOptional),
    )
    return [required.flatMap(([key]) => (written.has(key) ? [] : [key]))]
  })
  return missing.toSorted((a, b) => a.length - b.length)[0] ?? []
}

/** The first example that one of these schemas gives. */
export function findExample(schemas: readonly Schema[]): unknown {
  for (const schema of schemas) {
    const examples = z.globalRegistry.get(schema)?.examples
    if (Array.isArray(examples) && examples.length > 0) return examples[0]
  }
  return undefined
}

function stepInto(schema: Schema, segment: string | number): Schema[] {
  if (schema instanceof z.core.$ZodArray && typeof segment === 'number') return unfold(schema._zod.def.element)
  if (schema instanceof z.core.$ZodRecord) return unfold(schema._zod.def.valueType)
  if (!(schema instanceof z.core.$ZodObject)) return []
  const { shape } = schema._zod.def
  const part = Object.hasOwn(shape, segment) ? shape[segment] : undefined
  return part ? unfold(part) : []
}

function unfold(schema: Schema): Schema[] {
  if (schema instanceof z.core.$ZodExactOptional) return [schema, ...unfold(schema._zod.def.innerType)]
  if (schema instanceof z.core.$ZodUnion) return [schema, ...schema._zod.def.options.flatMap(unfold)]
  return [schema]
}
