import { z } from 'zod/mini'

export const socialCardsSchema = z
  .union([
    z.boolean(),
    z.strictObject({
      appearance: z.exactOptional(z.enum(['light', 'dark'])).check(
        z.meta({
          enumDescriptions: ['Light.', 'Dark.'],
          description: 'Mode of the images. Defaults to the mode that pages start in.',
          examples: ['dark'],
        }),
      ),
      background: z.exactOptional(z.string()).check(
        z.meta({
          description: 'Path of the image behind the text, in the folder of the site.',
          examples: ['/images/card.png'],
        }),
      ),
    }),
  ])
  .check(
    z.meta({
      description:
        'Whether an image with title, logo and colors is drawn for each page, which other sites show beside links to it.',
      examples: [true, { appearance: 'dark' }],
    }),
  )
