import { z } from 'zod/mini'

/** Any URL, even a relative one: only editors read it. */
export const schemaUrlSchema = z.string().check(
  z.meta({
    description: 'URL of the JSON Schema of this file, for editors.',
    examples: ['https://mintlify.com/schema.json'],
  }),
)
