import { z } from 'zod/mini'
import { openapiFileSchema } from '../../schema-parts/openapi-file.ts'

export const openapiPagesSchema = openapiFileSchema.check(
  z.meta({
    description: 'OpenAPI file. Its operations become pages below "url".',
    examples: ['/openapi.json'],
  }),
)
