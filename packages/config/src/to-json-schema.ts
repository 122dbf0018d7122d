import { z } from 'zod'
import { siteConfigSchema } from './schema/site-config.ts'

/**
 * The JSON Schema (draft 7) of a site configuration as written, for editors. Every key has a description and examples.
 * Rules between keys are not in it.
 */
export function toJsonSchema(): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(siteConfigSchema, { target: 'draft-07', io: 'input' })
}
