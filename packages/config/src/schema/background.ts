import { z } from 'zod'

export const backgroundSchema = z
  .strictObject({
    style: z
      .enum(['gradient', 'grid', 'windows'])
      .exactOptional()
      .meta({
        description: 'Kind of decoration. None when absent.',
        examples: ['grid'],
      }),
  })
  .meta({ description: 'Decoration behind the page.', examples: [{ style: 'grid' }] })
