import { z } from 'zod/mini'

/** The six styles of the specification, and five more of the format in use (reference 1.3). */
export const iconTypeSchema = z
  .enum([
    'brands',
    'duotone',
    'light',
    'regular',
    'sharp-duotone-solid',
    'sharp-light',
    'sharp-regular',
    'sharp-solid',
    'sharp-thin',
    'solid',
    'thin',
  ])
  .check(
    z.meta({
      enumDescriptions: [
        'Logos of companies.',
        'Two tones of one color.',
        'Thin lines.',
        'Lines.',
        'Two tones, sharp corners.',
        'Thin lines, sharp corners.',
        'Lines, sharp corners.',
        'Filled, sharp corners.',
        'Thinnest lines, sharp corners.',
        'Filled.',
        'Thinnest lines.',
      ],
    }),
  )
