import { z } from 'zod'

/** Any address, also a relative one: only editors read it. */
export const schemaUrlSchema = z.string().meta({
  description: 'Address of the JSON Schema of this file, for editors.',
  examples: ['https://mintlify.com/schema.json'],
})
