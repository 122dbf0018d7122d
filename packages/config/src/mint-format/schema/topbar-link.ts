import { z } from 'zod/mini'

const urlSchema = z.string().check(z.regex(/\S/, 'a URL or a path, for example "https://acme.com"'))

const pageLinkSchema = z.strictObject({
  type: z
    .exactOptional(z.literal('link'))
    .check(z.meta({ description: 'A link with text.', default: 'link', examples: ['link'] })),
  name: z.string().check(z.meta({ description: 'Text of the link.', examples: ['Dashboard'] })),
  url: urlSchema.check(z.meta({ description: 'Destination of the link.', examples: ['https://acme.com'] })),
  style: z.exactOptional(z.enum(['pill', 'roundedRectangle'])).check(
    z.meta({
      enumDescriptions: ['A pill-shaped button.', 'A button with rounded corners.'],
      description: 'Shape of the button.',
      examples: ['pill'],
    }),
  ),
  arrow: z
    .exactOptional(z.boolean())
    .check(z.meta({ description: 'Whether an arrow follows the text.', examples: [true] })),
})

const repositoryLinkSchema = z.strictObject({
  type: z.literal('github').check(z.meta({ description: 'A link to a repository.', examples: ['github'] })),
  url: urlSchema.check(
    z.meta({
      description: 'URL of the repository on GitHub.',
      examples: ['https://github.com/acme/docs'],
    }),
  ),
  name: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'Text of the link. Optional.', examples: ['acme/docs'] })),
})

/** A link in the header: `topbarLinks[]` and `topbarCtaButton` have the same shape. */
export const topbarLinkSchema = z.discriminatedUnion('type', [pageLinkSchema, repositoryLinkSchema])
