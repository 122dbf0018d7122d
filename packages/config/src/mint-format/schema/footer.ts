import { z } from 'zod/mini'
import { footerSocialsSchema } from '../../schema-parts/footer-socials.ts'
import { textFormats } from '../../schema-parts/text-format.ts'

const footerLinkSchema = z.strictObject({
  label: z.string().check(z.meta({ description: 'Text of the link.', examples: ['Blog'] })),
  url: z
    .string()
    .check(
      z.regex(/^(?:\/|[A-Za-z][A-Za-z\d+.-]*:\S)/, 'an absolute URL or a path that starts with "/"'),
      z.meta({ description: 'Destination of the link.', examples: ['https://acme.com/blog', '/changelog'] }),
    )
    .register(textFormats, { format: 'absolute URL' }),
})

const footerColumnSchema = z.strictObject({
  title: z.exactOptional(z.string()).check(z.meta({ description: 'Heading of the column.', examples: ['Company'] })),
  links: z.array(footerLinkSchema).check(
    z.minLength(1, 'at least one link'),
    z.meta({
      description: 'Links in the column.',
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
          description: 'One to four columns of links.',
          examples: [[{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }]],
        }),
      ),
  })
  .check(
    z.meta({
      description: 'The footer of every page.',
      examples: [{ links: [{ title: 'Company', links: [{ label: 'Blog', url: 'https://acme.com/blog' }] }] }],
    }),
  )
