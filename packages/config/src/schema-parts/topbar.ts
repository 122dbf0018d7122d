import { z } from 'zod/mini'

export const topbarSchema = z
  .strictObject({
    style: z.exactOptional(z.enum(['default', 'gradient'])).check(
      z.meta({
        enumDescriptions: ['A plain background.', 'A background with a gradient.'],
        description: 'Background of the header.',
        default: 'default',
        examples: ['gradient'],
      }),
    ),
  })
  .check(z.meta({ description: 'Style of the header.', examples: [{ style: 'gradient' }] }))
