import { z } from 'zod/mini'

export const themePresetSchema = z.enum(['venus', 'quill', 'prism']).check(
  z.meta({
    enumDescriptions: [
      'Round shapes: buttons and tabs are pills.',
      'Plain: small corners, and only the color marks the current page.',
      'Raised surfaces and lines in the accent color.',
    ],
    description: 'Style preset.',
    examples: ['quill'],
  }),
)
