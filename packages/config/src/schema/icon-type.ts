import { z } from 'zod'

/** The six styles of the specification, and five more of the format in use (reference 1.3). */
export const iconTypeSchema = z.enum([
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
