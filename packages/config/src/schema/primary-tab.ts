import { z } from 'zod/mini'

export const primaryTabSchema = z
  .strictObject({
    name: z
      .exactOptional(z.string())
      .check(z.meta({ description: 'Label.', default: 'Documentation', examples: ['Guides'] })),
    isDefaultHidden: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether the tab is hidden until a reader opens a page inside it.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'Tab of all pages that belong to no other tab.', examples: [{ name: 'Guides' }] }))
