import { openapiFileSchema } from './openapi-file.ts'

export const divisionOpenapiSchema = openapiFileSchema.meta({
  description: 'OpenAPI file whose operations become pages below "url".',
  examples: ['/openapi.json'],
})
