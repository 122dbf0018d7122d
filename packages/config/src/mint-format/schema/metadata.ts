import { z } from 'zod/mini'

export const metadataSchema = z.record(z.string(), z.string().check(z.regex(/\S/, 'text that is not blank'))).check(
  z.meta({
    description: 'Meta tags of every page, by name.',
    examples: [{ 'og:image': 'https://acme.com/card.png' }],
  }),
)
