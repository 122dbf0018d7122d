import { topbarLinkSchema } from './topbar-link.ts'

export const callToActionSchema = topbarLinkSchema.meta({
  description: 'The button of the header: a link, or a GitHub repository.',
  examples: [
    { name: 'Get started', url: 'https://acme.com/start' },
    { type: 'github', url: 'https://github.com/acme/docs' },
  ],
})
