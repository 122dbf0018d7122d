import { z } from 'zod/mini'
import { hexColorSchema } from './hex-color.ts'

const gradientSchema = z
  .strictObject({
    from: hexColorSchema.check(z.meta({ description: 'First color.', examples: ['#FF7F57'] })),
    via: z.exactOptional(hexColorSchema).check(z.meta({ description: 'Color in the middle.', examples: ['#C47AAB'] })),
    to: hexColorSchema.check(z.meta({ description: 'Last color.', examples: ['#9563FF'] })),
  })
  .check(z.meta({ description: 'A gradient of two or three hex colors.' }))

/** A hex color or a gradient. */
export const colorSchema = z.union([hexColorSchema, gradientSchema])
