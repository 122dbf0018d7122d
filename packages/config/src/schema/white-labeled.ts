import { z } from 'zod'

export const whiteLabeledSchema = z
  .boolean()
  .meta({ description: 'Whether the name of the tool is left out of the pages.', default: false, examples: [true] })
