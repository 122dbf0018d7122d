import { z } from 'zod/mini'
import { optionalKey } from './key.ts'

export const interactionSchema = z.strictObject({
  drilldown: optionalKey(z.boolean(), {
    description: 'Whether a click on a closed group opens its first page. By default, the theme decides.',
    examples: [false],
  }),
})
