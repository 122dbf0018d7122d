import { z } from 'zod/mini'

const urlSchema = z.string().check(z.regex(/\S/, 'an address or a path, for example "https://acme.com"'))

const pageLinkSchema = z.strictObject({
  type: z
    .exactOptional(z.literal('link'))
    .check(z.meta({ description: 'A link with a text.', default: 'link', examples: ['link'] })),
  name: z.string().check(z.meta({ description: 'Text of the link.', examples: ['Dashboard'] })),
  url: urlSchema.check(z.meta({ description: 'Where the link leads.', examples: ['https://acme.com'] })),
  style: z.exactOptional(z.enum(['pill', 'roundedRectangle'])).check(
    z.meta({
      enumDescriptions: ['A button with round ends.', 'A button with rounded corners.'],
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
      description: 'Address of the repository on GitHub.',
      examples: ['https://github.com/acme/docs'],
    }),
  ),
  name: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'Text of the link. Not needed.', examples: ['acme/docs'] })),
})

/** A link of the header: topbarLinks[] and topbarCtaButton have the same form (reference 1.6). */
export const topbarLinkSchema = z.discriminatedUnion('type', [pageLinkSchema, repositoryLinkSchema])
