import { z } from 'zod/mini'

export const searchSchema = z
  .strictObject({
    prompt: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Text in the empty search field.',
        default: 'Search...',
        examples: ['Search Acme'],
      }),
    ),
    location: z.exactOptional(z.enum(['side', 'top'])).check(
      z.meta({
        enumDescriptions: ['Above the sidebar.', 'In the header.'],
        description: 'Where the search field is.',
        examples: ['top'],
      }),
    ),
  })
  .check(z.meta({ description: 'The search field.', examples: [{ prompt: 'Search Acme' }] }))
