import { z } from 'zod/mini'
import { footerSocialsSchema } from './footer-socials.ts'

const footerLinkSchema = z.strictObject({
  label: z.string().check(z.meta({ description: 'Text of the link.', examples: ['Blog'] })),
  url: z
    .string()
    .check(
      z.regex(/^(?:\/|[A-Za-z][A-Za-z\d+.-]*:\S)/, 'an absolute address or a path that starts with "/"'),
      z.meta({ description: 'Where the link leads.', examples: ['https://acme.com/blog', '/changelog'] }),
    ),
})

const footerColumnSchema = z.strictObject({
  title: z.exactOptional(z.string()).check(z.meta({ description: 'Heading of the column.', examples: ['Company'] })),
  links: z.array(footerLinkSchema).check(
    z.minLength(1, 'at least one link'),
    z.meta({
      description: 'Links of the column.',
      examples: [[{ label: 'Blog', url: 'https://acme.com/blog' }]],
    }),
  ),
})

export const footerSchema = z
  .strictObject({
    socials: z.exactOptional(footerSocialsSchema),
    links: z
      .exactOptional(
        z.array(footerColumnSchema).check(z.minLength(1, 'one to four columns'), z.maxLength(4, 'one to four columns')),
      )
      .check(
        z.meta({
          description: 'Columns of links, one to four.',
          examples: [[{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }]],
        }),
      ),
  })
  .check(
    z.meta({
      description: 'A larger foot of every page.',
      examples: [{ links: [{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }] }],
    }),
  )
