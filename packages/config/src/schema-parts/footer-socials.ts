import { z } from 'zod/mini'
import { absoluteUrlSchema } from './absolute-url.ts'
import { placeholder } from './placeholder.ts'

/** The nine platforms of the original format come first, then the extensions (docs/reference/mint-json.mdx). */
export const platformSchema = z.enum([
  'website',
  'facebook',
  'twitter',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'x',
  'youtube',
  'medium',
  'telegram',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
])

/** The array is an older shape of the same accounts. */
export const footerSocialsSchema = z
  .union([
    z.partialRecord(platformSchema, absoluteUrlSchema),
    z.array(
      z.strictObject({
        type: platformSchema.check(z.meta({ description: 'Platform of the account.', examples: ['github'] })),
        url: absoluteUrlSchema.check(
          z.meta({ description: 'URL of the account.', examples: ['https://github.com/acme'] }),
        ),
      }),
    ),
  ])
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'Accounts',
          description: 'Links to social accounts.',
          body: {
            github: `https://github.com/${placeholder(1, 'acme')}`,
            x: `https://x.com/${placeholder(2, 'acme')}`,
          },
        },
      ],
      description: 'Social accounts, shown in the footer of every page in this order.',
      examples: [{ github: 'https://github.com/acme', x: 'https://x.com/acme' }],
    }),
  )
