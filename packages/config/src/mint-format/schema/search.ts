import { z } from 'zod/mini'

export const searchSchema = z
  .strictObject({
    prompt: z.exactOptional(z.string()).check(
      z.meta({
        description: 'Placeholder of the search field.',
        default: 'Search...',
        examples: ['Search Acme'],
      }),
    ),
    location: z.exactOptional(z.enum(['side', 'top'])).check(
      z.meta({
        enumDescriptions: ['Above the sidebar.', 'In the header.'],
        description: 'Position of the search field.',
        examples: ['top'],
      }),
    ),
  })
  .check(z.meta({ description: 'The search field.', examples: [{ prompt: 'Search Acme' }] }))
