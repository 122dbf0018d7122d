import { z } from 'zod/mini'
import { key } from './key.ts'

/** An image for each mode. */
export const imagePairSchema = z.strictObject({
  light: key(z.string(), { description: 'Path or URL of the image in light mode.', examples: ['/images/light.png'] }),
  dark: key(z.string(), { description: 'Path or URL of the image in dark mode.', examples: ['/images/dark.png'] }),
})

/** One image, or one for each mode. */
export const imageSchema = z.union([z.string(), imagePairSchema])
