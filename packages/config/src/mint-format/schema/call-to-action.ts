import { z } from 'zod/mini'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { topbarLinkSchema } from './topbar-link.ts'

export const callToActionSchema = topbarLinkSchema.check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Button',
        description: 'A link.',
        body: { name: placeholder(1, 'Get started'), url: placeholder(2, 'https://acme.com') },
      },
      {
        label: 'Repository',
        description: 'A link to a GitHub repository with its stars.',
        body: { type: 'github', url: `https://github.com/${placeholder(1, 'acme')}/${placeholder(2, 'docs')}` },
      },
    ],
    description: 'The button in the header: a link or a GitHub repository.',
    examples: [
      { name: 'Get started', url: 'https://acme.com/start' },
      { type: 'github', url: 'https://github.com/acme/docs' },
    ],
  }),
)
