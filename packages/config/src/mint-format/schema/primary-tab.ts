import { z } from 'zod/mini'

export const primaryTabSchema = z
  .strictObject({
    name: z
      .exactOptional(z.string())
      .check(z.meta({ description: 'Label.', default: 'Documentation', examples: ['Guides'] })),
    isDefaultHidden: z.exactOptional(z.boolean()).check(
      z.meta({
        description: 'Whether the tab is hidden until a visitor opens one of its pages.',
        default: false,
        examples: [true],
      }),
    ),
  })
  .check(z.meta({ description: 'The tab of all pages that belong to no other tab.', examples: [{ name: 'Guides' }] }))
