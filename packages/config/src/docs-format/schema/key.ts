import { z } from 'zod/mini'

/** The documentation of a key, which reaches editors and the reference page. */
interface KeyDocumentation {
  description: string
  examples?: unknown[]
  default?: unknown
  deprecated?: boolean
}

/** A required key with its documentation. */
export function key<Schema extends z.ZodMiniType>(schema: Schema, documentation: KeyDocumentation): Schema {
  return schema.check(z.meta({ ...documentation }))
}

/** An optional key with its documentation. */
export function optionalKey<Schema extends z.ZodMiniType>(schema: Schema, documentation: KeyDocumentation) {
  return z.exactOptional(schema).check(z.meta({ ...documentation }))
}

/** A choice of names, each with a description. */
export function choice<Name extends string>(descriptions: Readonly<Record<Name, string>>) {
  const names = Object.keys(descriptions) as [Name, ...Name[]]
  return z.enum(names).check(z.meta({ enumDescriptions: Object.values<string>(descriptions) }))
}
