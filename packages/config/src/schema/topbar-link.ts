import { z } from 'zod'

const urlSchema = z.string().regex(/\S/, 'an address or a path, for example "https://acme.com"')

const pageLinkSchema = z.strictObject({
  type: z
    .literal('link')
    .exactOptional()
    .meta({ description: 'A link with a text.', default: 'link', examples: ['link'] }),
  name: z.string().meta({ description: 'Text of the link.', examples: ['Dashboard'] }),
  url: urlSchema.meta({ description: 'Where the link leads.', examples: ['https://acme.com'] }),
  style: z
    .enum(['pill', 'roundedRectangle'])
    .exactOptional()
    .meta({ description: 'Shape of the button.', examples: ['pill'] }),
  arrow: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Whether an arrow follows the text.', examples: [true] }),
})

const repositoryLinkSchema = z.strictObject({
  type: z.literal('github').meta({ description: 'A link to a repository.', examples: ['github'] }),
  url: urlSchema.meta({
    description: 'Address of the repository on GitHub.',
    examples: ['https://github.com/acme/docs'],
  }),
  name: z
    .string()
    .exactOptional()
    .meta({ description: 'Text of the link. Not needed.', examples: ['acme/docs'] }),
})

/** A link of the header: topbarLinks[] and topbarCtaButton have the same form (reference 1.6). */
export const topbarLinkSchema = z.discriminatedUnion('type', [pageLinkSchema, repositoryLinkSchema])
