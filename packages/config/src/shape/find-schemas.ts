import { z } from 'zod'
import type { ConfigPath } from '../problem.ts'

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
    if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
    if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String)
    return []
  })
  return [...new Set(keys)]
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
  if (schema instanceof z.ZodArray && typeof segment === 'number') return unfold(schema.element)
  if (schema instanceof z.ZodRecord) return unfold(schema.valueType)
  if (schema instanceof z.ZodObject && Object.hasOwn(schema.shape, segment)) return unfold(schema.shape[segment])
  return []
}

function unfold(schema: Schema): Schema[] {
  if (schema instanceof z.ZodExactOptional) return [schema, ...unfold(schema.unwrap())]
  if (schema instanceof z.ZodUnion) return [schema, ...schema.options.flatMap(unfold)]
  return [schema]
}
