import { z } from 'zod/mini'

/** The six styles of the original format and five extensions (docs/reference/mint-json.mdx). */
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
        'Company logos.',
        'Two tones of one color.',
        'Thin lines.',
        'Lines.',
        'Two tones of one color, sharp corners.',
        'Thin lines, sharp corners.',
        'Lines, sharp corners.',
        'Filled, sharp corners.',
        'Very thin lines, sharp corners.',
        'Filled.',
        'Very thin lines.',
      ],
    }),
  )
