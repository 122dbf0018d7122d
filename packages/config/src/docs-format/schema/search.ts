import { z } from 'zod/mini'
import { optionalKey } from './key.ts'

export const searchSchema = z.strictObject({
  prompt: optionalKey(z.string(), {
    description: 'Placeholder of the search field.',
    default: 'Search...',
    examples: ['Search Acme'],
  }),
})
