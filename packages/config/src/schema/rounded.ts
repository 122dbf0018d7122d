import { z } from 'zod'

export const roundedSchema = z
  .enum(['default', 'sharp'])
  .meta({ description: 'Whether corners are round.', default: 'default', examples: ['sharp'] })
