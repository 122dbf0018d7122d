import { z } from 'zod/mini'
import { openapiFileSchema } from './openapi-file.ts'

export const divisionOpenapiSchema = openapiFileSchema.check(
  z.meta({
    description: 'OpenAPI file whose operations become pages below "url".',
    examples: ['/openapi.json'],
  }),
)
