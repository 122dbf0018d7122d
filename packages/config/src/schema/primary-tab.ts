import { z } from 'zod'

export const primaryTabSchema = z
  .strictObject({
    name: z
      .string()
      .exactOptional()
      .meta({ description: 'Label.', default: 'Documentation', examples: ['Guides'] }),
    isDefaultHidden: z
      .boolean()
      .exactOptional()
      .meta({
        description: 'Whether the tab is hidden until a reader opens a page inside it.',
        default: false,
        examples: [true],
      }),
  })
  .meta({ description: 'Tab of all pages that belong to no other tab.', examples: [{ name: 'Guides' }] })
