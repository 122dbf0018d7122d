import { z } from 'zod/mini'
import { hexColorSchema } from '../../schema-parts/hex-color.ts'
import { key, optionalKey } from './key.ts'

export const colorsSchema = key(
  z.strictObject({
    primary: key(hexColorSchema, {
      description: 'Accent color in light mode: links, active items.',
      examples: ['#0A7A5A'],
    }),
    light: optionalKey(hexColorSchema, { description: 'Accent color in dark mode.', examples: ['#07C983'] }),
    dark: optionalKey(hexColorSchema, { description: 'Color of important buttons.', examples: ['#0A5C49'] }),
  }),
  { description: 'Colors of the site.', examples: [{ primary: '#0A7A5A' }] },
)
