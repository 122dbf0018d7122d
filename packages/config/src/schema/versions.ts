import { z } from 'zod'
import { absoluteUrlSchema } from './absolute-url.ts'
import { textSchema } from './text.ts'

/** Objects are of the format in use; the specification knows names only (reference 1.7). */
const versionSchema = z.strictObject({
  name: textSchema.meta({ description: 'Name of the version.', examples: ['v2'] }),
  url: absoluteUrlSchema.exactOptional().meta({
    description: 'Address of another site that holds this version.',
    examples: ['https://v1.acme.com'],
  }),
  default: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether a reader sees this version first. The first version when none is the default.',
      default: false,
      examples: [true],
    }),
  locale: z
    .string()
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'a language code, for example "fr" or "pt-BR"')
    .exactOptional()
    .meta({ description: 'Language of this version.', examples: ['fr'] }),
})

export const versionsSchema = z.array(z.union([textSchema, versionSchema])).meta({
  description: 'Versions of the documentation, in the order of the version menu.',
  examples: [['v2', 'v1']],
})
