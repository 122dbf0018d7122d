import { z } from 'zod/mini'
import { hexColorSchema } from '../../schema-parts/hex-color.ts'
import { optionalKey } from './key.ts'

/** A color for each mode. Each side is optional. */
export const colorPairSchema = z.strictObject({
  light: optionalKey(hexColorSchema, { description: 'Color in light mode.', examples: ['#ffffff'] }),
  dark: optionalKey(hexColorSchema, { description: 'Color in dark mode.', examples: ['#0f1117'] }),
})

z.globalRegistry.add(colorPairSchema, { id: 'ColorPair', description: 'A color for each mode.' })
