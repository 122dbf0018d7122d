import { z } from 'zod/mini'

export const codeBlockSchema = z
  .strictObject({
    mode: z.exactOptional(z.enum(['dark', 'auto'])).check(
      z.meta({
        enumDescriptions: ['Dark in both modes.', 'As the mode of the page.'],
        description: '"auto" follows the mode of the page; "dark" keeps code dark in light mode too.',
        default: 'auto',
        examples: ['dark'],
      }),
    ),
  })
  .check(z.meta({ description: 'Look of code.', examples: [{ mode: 'dark' }] }))
