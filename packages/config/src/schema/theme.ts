import { z } from 'zod/mini'

export const themeSchema = z.enum(['venus', 'quill', 'prism']).check(
  z.meta({
    enumDescriptions: [
      'Round: pills for buttons and tabs.',
      'Plain: small corners, the current page marked by its color.',
      'Raised surfaces, and the accent in lines.',
    ],
    description: 'A preset of styles.',
    examples: ['quill'],
  }),
)
