import { z } from 'zod/mini'
import { colorPairSchema } from './color-pair.ts'
import { imageSchema } from './image-pair.ts'
import { choice, optionalKey } from './key.ts'

export const backgroundSchema = z.strictObject({
  image: optionalKey(imageSchema, {
    description: 'Image behind every page, or one for each mode.',
    examples: ['/images/background.png'],
  }),
  decoration: optionalKey(
    choice({
      gradient: 'A gradient in the accent color.',
      grid: 'A grid of lines.',
      windows: 'Light falling through windows.',
    }),
    { description: 'Decoration behind every page. None by default.', examples: ['grid'] },
  ),
  color: optionalKey(colorPairSchema, {
    description: 'Background color of pages in each mode.',
    examples: [{ light: '#ffffff', dark: '#0f1117' }],
  }),
})
