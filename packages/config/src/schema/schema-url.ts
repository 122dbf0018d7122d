import { z } from 'zod/mini'

/** Any address, also a relative one: only editors read it. */
export const schemaUrlSchema = z.string().check(
  z.meta({
    description: 'Address of the JSON Schema of this file, for editors.',
    examples: ['https://mintlify.com/schema.json'],
  }),
)
