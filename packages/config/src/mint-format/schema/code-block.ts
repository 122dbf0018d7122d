import { z } from 'zod/mini'

export const codeBlockSchema = z
  .strictObject({
    mode: z.exactOptional(z.enum(['dark', 'auto'])).check(
      z.meta({
        enumDescriptions: ['Dark in both modes.', 'Same as the page.'],
        description: '"auto" follows the mode of the page, "dark" stays dark in light mode.',
        default: 'auto',
        examples: ['dark'],
      }),
    ),
  })
  .check(z.meta({ description: 'Style of code blocks.', examples: [{ mode: 'dark' }] }))
