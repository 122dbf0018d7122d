import { z } from 'zod/mini'

export const seoSchema = z
  .strictObject({
    indexHiddenPages: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether pages outside the navigation are in the sitemap and the search.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'What search engines see.', examples: [{ indexHiddenPages: true }] }))
