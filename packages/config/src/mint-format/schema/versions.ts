import { z } from 'zod/mini'
import { absoluteUrlSchema } from '../../schema-parts/absolute-url.ts'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { textSchema } from '../../schema-parts/text.ts'

/** The original format has only names; objects are an extension (docs/reference/mint-json.mdx). */
const versionSchema = z.strictObject({
  name: textSchema.check(z.meta({ description: 'Name of the version.', examples: ['v2'] })),
  url: z.exactOptional(absoluteUrlSchema).check(
    z.meta({
      description: 'URL of another site that hosts this version.',
      examples: ['https://v1.acme.com'],
    }),
  ),
  default: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether visitors see this version first. If none is the default, it is the first one.',
      default: false,
      examples: [true],
    }),
  ),
  locale: z
    .exactOptional(
      z.string().check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'a language code, for example "fr" or "pt-BR"')),
    )
    .check(z.meta({ description: 'Language of this version.', examples: ['fr'] })),
})

export const versionsSchema = z.array(z.union([textSchema, versionSchema])).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Versions',
        description: 'Version names, the default one first.',
        body: [placeholder(1, 'v2'), placeholder(2, 'v1')],
      },
    ],
    description: 'Versions of the documentation, in the order of the version menu.',
    examples: [['v2', 'v1']],
  }),
)

export type VersionInput = z.input<typeof versionsSchema>[number]
