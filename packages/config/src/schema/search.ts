import { z } from 'zod'

export const searchSchema = z
  .strictObject({
    prompt: z
      .string()
      .exactOptional()
      .meta({
        description: 'Text in the empty search field.',
        default: 'Search...',
        examples: ['Search Acme'],
      }),
    location: z
      .enum(['side', 'top'])
      .exactOptional()
      .meta({ description: 'Where the search field is.', examples: ['top'] }),
  })
  .meta({ description: 'The search field.', examples: [{ prompt: 'Search Acme' }] })
