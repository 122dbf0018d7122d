import { z } from 'zod/mini'

export const backgroundSchema = z
  .strictObject({
    style: z.exactOptional(z.enum(['gradient', 'grid', 'windows'])).check(
      z.meta({
        enumDescriptions: ['Light in the accent color.', 'A grid of lines.', 'Panes of light.'],
        description: 'Kind of decoration. None when absent.',
        examples: ['grid'],
      }),
    ),
  })
  .check(z.meta({ description: 'Decoration behind the page.', examples: [{ style: 'grid' }] }))
