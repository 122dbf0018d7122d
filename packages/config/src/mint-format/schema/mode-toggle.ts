import { z } from 'zod/mini'

export const modeToggleSchema = z
  .strictObject({
    default: z.exactOptional(z.enum(['light', 'dark'])).check(
      z.meta({
        enumDescriptions: ['Light mode.', 'Dark mode.'],
        description: 'Mode for new visitors. Defaults to that of their operating system.',
        examples: ['dark'],
      }),
    ),
    isHidden: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether the toggle is hidden. With "default", visitors can\'t change the mode.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'The toggle between light and dark mode.', examples: [{ default: 'dark' }] }))
