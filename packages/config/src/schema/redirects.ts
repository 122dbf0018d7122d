import { z } from 'zod'
import { textSchema } from './text.ts'

const redirectSchema = z.strictObject({
  source: textSchema.meta({
    description: 'Path that leads elsewhere. ":slug*" at the end matches the rest of a path.',
    examples: ['/old/page', '/old/:slug*'],
  }),
  destination: textSchema.meta({ description: 'Path or address it leads to.', examples: ['/new/page', '/new/:slug*'] }),
  permanent: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether the redirect is meant for good.',
      default: true,
      examples: [false],
    }),
})

export const redirectsSchema = z.array(redirectSchema).meta({
  description: 'Paths that lead to other pages. Each source stands once.',
  examples: [[{ source: '/old/page', destination: '/new/page' }]],
})
