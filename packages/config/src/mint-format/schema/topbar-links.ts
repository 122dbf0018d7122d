import { z } from 'zod/mini'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { topbarLinkSchema } from './topbar-link.ts'

export const topbarLinksSchema = z.array(topbarLinkSchema).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Link',
        description: 'A link in the header.',
        body: [{ name: placeholder(1, 'Support'), url: placeholder(2, 'mailto:hi@acme.com') }],
      },
    ],
    description: 'Links in the header.',
    examples: [[{ name: 'Support', url: 'mailto:hi@acme.com' }]],
  }),
)
