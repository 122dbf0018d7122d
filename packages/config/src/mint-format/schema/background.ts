import { z } from 'zod/mini'

export const backgroundSchema = z
  .strictObject({
    style: z.exactOptional(z.enum(['gradient', 'grid', 'windows'])).check(
      z.meta({
        enumDescriptions: ['A gradient in the accent color.', 'A grid of lines.', 'Light falling through windows.'],
        description: 'Style of the decoration. None by default.',
        examples: ['grid'],
      }),
    ),
  })
  .check(z.meta({ description: 'Decoration behind the page.', examples: [{ style: 'grid' }] }))
