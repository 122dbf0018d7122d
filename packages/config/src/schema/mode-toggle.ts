import { z } from 'zod'

export const modeToggleSchema = z
  .strictObject({
    default: z
      .enum(['light', 'dark'])
      .exactOptional()
      .meta({
        description: 'Mode of new readers. That of their operating system when absent.',
        examples: ['dark'],
      }),
    isHidden: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether the switch is hidden. Together with "default" the mode is fixed.',
        default: false,
        examples: [true],
      }),
  })
  .meta({ description: 'The switch between light and dark mode.', examples: [{ default: 'dark' }] })
