import { z } from 'zod'

export const seoSchema = z
  .strictObject({
    indexHiddenPages: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether pages outside the navigation are in the sitemap and the search.',
        default: false,
        examples: [true],
      }),
  })
  .meta({ description: 'What search engines see.', examples: [{ indexHiddenPages: true }] })
