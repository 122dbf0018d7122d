import { z } from 'zod'

export const metadataSchema = z.record(z.string(), z.string().regex(/\S/, 'text that is not blank')).meta({
  description: 'Meta tags of every page: name to content.',
  examples: [{ 'og:image': 'https://acme.com/card.png' }],
})
