import { z } from 'zod/mini'

export const modeToggleSchema = z
  .strictObject({
    default: z.exactOptional(z.enum(['light', 'dark'])).check(
      z.meta({
        enumDescriptions: ['Light mode.', 'Dark mode.'],
        description: 'Mode of new readers. That of their operating system when absent.',
        examples: ['dark'],
      }),
    ),
    isHidden: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether the switch is hidden. Together with "default" the mode is fixed.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'The switch between light and dark mode.', examples: [{ default: 'dark' }] }))
