import { z } from 'zod/mini'
import { absoluteUrlSchema } from '../../schema-parts/absolute-url.ts'
import { platformSchema } from '../../schema-parts/footer-socials.ts'
import { hrefSchema } from './href.ts'
import { key, optionalKey } from './key.ts'

const columnSchema = z.strictObject({
  header: optionalKey(z.string().check(z.minLength(1, 'the heading of the column')), {
    description: 'Heading of the column.',
    examples: ['Company'],
  }),
  items: key(
    z
      .array(
        z.strictObject({
          label: key(z.string().check(z.minLength(1, 'the text of the link')), {
            description: 'Text of the link.',
            examples: ['Blog'],
          }),
          href: key(hrefSchema, { description: 'Destination of the link.', examples: ['https://acme.com/blog'] }),
        }),
      )
      .check(z.minLength(1, 'at least one link')),
    { description: 'Links in the column.', examples: [[{ label: 'Blog', href: 'https://acme.com/blog' }]] },
  ),
})

export const footerSchema = z.strictObject({
  socials: optionalKey(z.partialRecord(platformSchema, absoluteUrlSchema), {
    description: 'Social accounts, shown in this order.',
    examples: [{ github: 'https://github.com/acme', x: 'https://x.com/acme' }],
  }),
  links: optionalKey(
    z.array(columnSchema).check(z.minLength(1, 'one to four columns'), z.maxLength(4, 'one to four columns')),
    {
      description: 'One to four columns of links.',
      examples: [[{ header: 'Company', items: [{ label: 'Blog', href: 'https://acme.com/blog' }] }]],
    },
  ),
})

export type FooterInput = z.output<typeof footerSchema>

z.globalRegistry.add(footerSchema, { id: 'Footer', description: 'A footer: accounts and columns of links.' })
