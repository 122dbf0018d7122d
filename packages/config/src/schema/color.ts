import { z } from 'zod'
import { hexColorSchema } from './hex-color.ts'

const gradientSchema = z
  .strictObject({
    from: hexColorSchema.meta({ description: 'First color.', examples: ['#FF7F57'] }),
    via: hexColorSchema.exactOptional().meta({ description: 'Color in the middle.', examples: ['#C47AAB'] }),
    to: hexColorSchema.meta({ description: 'Last color.', examples: ['#9563FF'] }),
  })
  .meta({ description: 'A gradient of two or three hex colors.' })

/** A hex color, or a gradient. `via` is of the format in use only (reference 1.8). */
export const colorSchema = z.union([hexColorSchema, gradientSchema])
