import { z } from 'zod/mini'
import { choice, key, optionalKey } from './key.ts'

export const thumbnailsSchema = z.strictObject({
  appearance: optionalKey(choice({ light: 'Light.', dark: 'Dark.' }), {
    description: 'Mode of the images.',
    examples: ['dark'],
  }),
  background: optionalKey(z.string(), {
    description: 'Path or URL of the image behind the text.',
    examples: ['/images/thumbnail.png'],
  }),
  fonts: optionalKey(
    z.strictObject({ family: key(z.string(), { description: 'Name of the font family.', examples: ['Inter'] }) }),
    { description: 'Font of the text.', examples: [{ family: 'Inter' }] },
  ),
})
