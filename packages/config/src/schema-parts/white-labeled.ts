import { z } from 'zod/mini'

export const whiteLabeledSchema = z
  .boolean()
  .check(z.meta({ description: 'Whether to hide the name of the tool on pages.', default: false, examples: [true] }))
