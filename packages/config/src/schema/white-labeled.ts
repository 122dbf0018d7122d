import { z } from 'zod/mini'

export const whiteLabeledSchema = z
  .boolean()
  .check(
    z.meta({ description: 'Whether the name of the tool is left out of the pages.', default: false, examples: [true] }),
  )
