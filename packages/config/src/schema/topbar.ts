import { z } from 'zod/mini'

export const topbarSchema = z
  .strictObject({
    style: z.exactOptional(z.enum(['default', 'gradient'])).check(
      z.meta({
        enumDescriptions: ['A plain ground.', 'A ground that fades.'],
        description: 'How the header is drawn.',
        default: 'default',
        examples: ['gradient'],
      }),
    ),
  })
  .check(z.meta({ description: 'Look of the header.', examples: [{ style: 'gradient' }] }))
