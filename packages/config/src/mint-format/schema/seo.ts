import { z } from 'zod/mini'

export const seoSchema = z
  .strictObject({
    indexHiddenPages: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether the sitemap and the search include pages outside the navigation.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'Settings for search engines.', examples: [{ indexHiddenPages: true }] }))
