import { z } from 'zod/mini'
import { absoluteUrlSchema } from './absolute-url.ts'
import { placeholder } from './placeholder.ts'

/** The nine platforms of the specification come first; the others are of the format in use (reference 1.11). */
const platformSchema = z.enum([
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

/** The list is a deprecated form of the format in use. */
export const footerSocialsSchema = z
  .union([
    z.partialRecord(platformSchema, absoluteUrlSchema),
    z.array(
      z.strictObject({
        type: platformSchema.check(z.meta({ description: 'Platform of the account.', examples: ['github'] })),
        url: absoluteUrlSchema.check(
          z.meta({ description: 'Address of the account.', examples: ['https://github.com/acme'] }),
        ),
      }),
    ),
  ])
  .check(
    z.meta({
      defaultSnippets: [
        {
          label: 'Accounts',
          description: 'Links to accounts.',
          body: {
            github: `https://github.com/${placeholder(1, 'acme')}`,
            x: `https://x.com/${placeholder(2, 'acme')}`,
          },
        },
      ],
      description: 'Accounts on social platforms, shown at the foot of every page in this order.',
      examples: [{ github: 'https://github.com/acme', x: 'https://x.com/acme' }],
    }),
  )
