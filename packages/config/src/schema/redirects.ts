import { z } from 'zod/mini'
import { placeholder } from './placeholder.ts'
import { textSchema } from './text.ts'

const redirectSchema = z.strictObject({
  source: textSchema.check(
    z.meta({
      description: 'Path that leads elsewhere. ":slug*" at the end matches the rest of a path.',
      examples: ['/old/page', '/old/:slug*'],
    }),
  ),
  destination: textSchema.check(
    z.meta({ description: 'Path or address it leads to.', examples: ['/new/page', '/new/:slug*'] }),
  ),
  permanent: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether the redirect is meant for good.',
      default: true,
      examples: [false],
    }),
  ),
})

export const redirectsSchema = z.array(redirectSchema).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Redirect',
        description: 'One path to another.',
        body: [{ source: placeholder(1, '/old'), destination: placeholder(2, '/new') }],
      },
      {
        label: 'Redirect of a folder',
        description: 'All paths of a folder to another folder.',
        body: [{ source: `${placeholder(1, '/old')}/:slug*`, destination: `${placeholder(2, '/new')}/:slug*` }],
      },
    ],
    description: 'Paths that lead to other pages. Each source stands once.',
    examples: [[{ source: '/old/page', destination: '/new/page' }]],
  }),
)
