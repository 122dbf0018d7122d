import { z } from 'zod/mini'
import { openapiFileSchema } from '../../schema-parts/openapi-file.ts'
import { key, optionalKey } from './key.ts'

const specObjectSchema = z.strictObject({
  source: key(openapiFileSchema, { description: 'Path or URL of the file.', examples: ['/openapi.json'] }),
  directory: optionalKey(z.string(), {
    description: 'Folder of the generated pages. Default "api-reference".',
    examples: ['reference'],
  }),
  overlays: optionalKey(z.array(openapiFileSchema), {
    description: 'Paths or URLs of overlays, in the order in which they apply.',
    examples: [['/overlay.yaml']],
  }),
})

/** Files of operations: one or several. */
export const specsSchema = z.union([
  openapiFileSchema,
  specObjectSchema,
  z.array(z.union([openapiFileSchema, specObjectSchema])),
])

z.globalRegistry.add(specsSchema, { id: 'Specs', description: 'Files of operations.' })
