import { z } from 'zod'

export const topbarSchema = z
  .strictObject({
    style: z
      .enum(['default', 'gradient'])
      .exactOptional()
      .meta({
        description: 'How the header is drawn.',
        default: 'default',
        examples: ['gradient'],
      }),
  })
  .meta({ description: 'Look of the header.', examples: [{ style: 'gradient' }] })
