import { z } from 'zod/mini'
import { placeholder } from './placeholder.ts'
import { textSchema } from './text.ts'

const redirectSchema = z.strictObject({
  source: textSchema.check(
    z.meta({
      description: 'Path to redirect from. ":slug*" at the end matches the rest of a path.',
      examples: ['/old/page', '/old/:slug*'],
    }),
  ),
  destination: textSchema.check(
    z.meta({ description: 'Path or URL to redirect to.', examples: ['/new/page', '/new/:slug*'] }),
  ),
  permanent: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether the redirect is permanent.',
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
        description: 'Redirects one path to another.',
        body: [{ source: placeholder(1, '/old'), destination: placeholder(2, '/new') }],
      },
      {
        label: 'Folder redirect',
        description: 'Redirects all paths of a folder to another folder.',
        body: [{ source: `${placeholder(1, '/old')}/:slug*`, destination: `${placeholder(2, '/new')}/:slug*` }],
      },
    ],
    description: 'Redirects from old paths to new ones. Each source may appear once.',
    examples: [[{ source: '/old/page', destination: '/new/page' }]],
  }),
)
