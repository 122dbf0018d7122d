import { z } from 'zod/mini'
import { openapiFileSchema } from '../../schema-parts/openapi-file.ts'

export const openapiSchema = z.union([openapiFileSchema, z.array(openapiFileSchema)]).check(
  z.meta({
    description: 'Path or URL of an OpenAPI file, or several.',
    examples: ['/openapi.json', ['/v1.yaml', 'https://acme.com/v2.json']],
  }),
)
