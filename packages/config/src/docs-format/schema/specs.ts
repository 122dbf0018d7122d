import { z } from 'zod/mini'
import { openapiFileSchema } from '../../schema-parts/openapi-file.ts'
import { key, optionalKey } from './key.ts'

/** A folder that pages can be written to: without `..`, and not the one with the assets of the site. */
export const SPEC_FOLDER = /^[\s/]*(?!_spearmint(?:[\s/]|$))(?:(?!\.{1,2}(?:\/|$))[^\\/:*?"<>|\p{Cc}]+(?:\/+|$))*\s*$/u

const specObjectSchema = z.strictObject({
  source: key(openapiFileSchema, { description: 'Path or URL of the file.', examples: ['/openapi.json'] }),
  directory: optionalKey(z.string().check(z.regex(SPEC_FOLDER, 'a folder of the site, for example "reference"')), {
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
