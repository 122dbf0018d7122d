import { z } from 'zod'
import { footerSocialsSchema } from './footer-socials.ts'

const footerLinkSchema = z.strictObject({
  label: z.string().meta({ description: 'Text of the link.', examples: ['Blog'] }),
  url: z
    .string()
    .regex(/^(?:\/|[A-Za-z][A-Za-z\d+.-]*:\S)/, 'an absolute address or a path that starts with "/"')
    .meta({ description: 'Where the link leads.', examples: ['https://acme.com/blog', '/changelog'] }),
})

const footerColumnSchema = z.strictObject({
  title: z
    .string()
    .exactOptional()
    .meta({ description: 'Heading of the column.', examples: ['Company'] }),
  links: z
    .array(footerLinkSchema)
    .min(1, 'at least one link')
    .meta({
      description: 'Links of the column.',
      examples: [[{ label: 'Blog', url: 'https://acme.com/blog' }]],
    }),
})

export const footerSchema = z
  .strictObject({
    socials: footerSocialsSchema.exactOptional(),
    links: z
      .array(footerColumnSchema)
      .min(1, 'one to four columns')
      .max(4, 'one to four columns')
      .exactOptional()
      .meta({
        description: 'Columns of links, one to four.',
        examples: [[{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }]],
      }),
  })
  .meta({
    description: 'A larger foot of every page.',
    examples: [{ links: [{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }] }],
  })
