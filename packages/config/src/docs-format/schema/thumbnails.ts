import { z } from 'zod/mini'
import { choice, key, optionalKey } from './key.ts'

export const thumbnailsSchema = z.strictObject({
  appearance: optionalKey(choice({ light: 'Light.', dark: 'Dark.' }), {
    description: 'Mode of the images.',
    examples: ['dark'],
  }),
  background: optionalKey(z.string(), {
    description: 'Path of the image behind the text. Images of other hosts are not loaded.',
    examples: ['/images/thumbnail.png'],
  }),
  fonts: optionalKey(
    z.strictObject({ family: key(z.string(), { description: 'Name of the font family.', examples: ['Inter'] }) }),
    {
      description: 'Font of the text. It has no effect: the images have the default font of pages.',
      examples: [{ family: 'Inter' }],
    },
  ),
})
