import { z } from 'zod'

export const codeBlockSchema = z
  .strictObject({
    mode: z
      .enum(['dark', 'auto'])
      .exactOptional()
      .meta({
        description: '"auto" follows the mode of the page.',
        default: 'dark',
        examples: ['auto'],
      }),
  })
  .meta({ description: 'Look of code.', examples: [{ mode: 'auto' }] })
