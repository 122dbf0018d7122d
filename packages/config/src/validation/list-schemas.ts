import { z } from 'zod/mini'
import { findNearest } from '../diagnostics/index.ts'
import type { ConfigPath } from '../problems/config-path.ts'
import { type TextFormat, textFormats } from '../schema-parts/text-format.ts'

type Schema = z.core.$ZodType

/**
 * Lists the schemas that describe the value at a path: every option of a union, with and without wrappers. The list is
 * empty for a path that the schema doesn't know.
 */
export function listSchemasAt(root: Schema, path: ConfigPath): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, segment) => schemas.flatMap((schema) => stepInto(schema, segment)),
    unwrap(root),
  )
}

/** Lists the known keys of the object at `path` that an unknown key may be a misspelling of, nearest first. */
export function listSimilarKeys(root: Schema, path: ConfigPath, key: string): string[] {
  return findNearest(key, listKeys(listSchemasAt(root, path)))
}

/** Finds the first example of these schemas. */
export function findExample(schemas: readonly Schema[]): unknown {
  for (const schema of schemas) {
    const examples = z.globalRegistry.get(schema)?.examples
    if (Array.isArray(examples) && examples.length > 0) return examples[0]
  }
  return undefined
}

/** Finds the format that one of these schemas expects of a text. */
export function findTextFormat(schemas: readonly Schema[]): TextFormat | undefined {
  return schemas.map((schema) => textFormats.get(schema)?.format).find((format) => format !== undefined)
}

/** Lists the values that the descriptions of a choice start with a name of: `English.` describes `en`. */
export function listNamedValues(schemas: readonly Schema[]): Map<string, string> {
  const named = new Map<string, string>()
  for (const schema of schemas) {
    if (!(schema instanceof z.core.$ZodEnum)) continue
    const descriptions = z.globalRegistry.get(schema)?.enumDescriptions
    if (!Array.isArray(descriptions)) continue
    for (const [index, value] of [...(schema._zod.values ?? [])].entries()) {
      const [name = ''] = String(descriptions[index]).split('.')
      if (!named.has(name)) named.set(name, String(value))
    }
  }
  return named
}

function listKeys(schemas: readonly Schema[]): string[] {
  const keys = schemas.flatMap((schema) => {
    if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape)
    if (schema instanceof z.core.$ZodRecord) return [...(schema._zod.def.keyType._zod.values ?? [])].map(String)
    return []
  })
  return [...new Set(keys)]
}

function stepInto(schema: Schema, segment: string | number): Schema[] {
  if (schema instanceof z.core.$ZodArray && typeof segment === 'number') return unwrap(schema._zod.def.element)
  if (schema instanceof z.core.$ZodRecord) return unwrap(schema._zod.def.valueType)
  if (!(schema instanceof z.core.$ZodObject)) return []
  const { shape } = schema._zod.def
  const part = Object.hasOwn(shape, segment) ? shape[segment] : undefined
  return part ? unwrap(part) : []
}

function unwrap(schema: Schema): Schema[] {
  if (schema instanceof z.core.$ZodExactOptional) return [schema, ...unwrap(schema._zod.def.innerType)]
  if (schema instanceof z.core.$ZodLazy) return unwrap(schema._zod.def.getter())
  if (schema instanceof z.core.$ZodUnion) return [schema, ...schema._zod.def.options.flatMap(unwrap)]
  return [schema]
}
