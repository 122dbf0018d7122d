import { z } from 'zod/mini'

export const roundedSchema = z.enum(['default', 'sharp']).check(
  z.meta({
    enumDescriptions: ['Rounded corners.', 'Sharp corners.'],
    description: 'Shape of corners.',
    default: 'default',
    examples: ['sharp'],
  }),
)
