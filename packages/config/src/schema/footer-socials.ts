import { z } from 'zod'
import { absoluteUrlSchema } from './absolute-url.ts'

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
        type: platformSchema.meta({ description: 'Platform of the account.', examples: ['github'] }),
        url: absoluteUrlSchema.meta({ description: 'Address of the account.', examples: ['https://github.com/acme'] }),
      }),
    ),
  ])
  .meta({
    description: 'Accounts on social platforms, shown at the foot of every page in this order.',
    examples: [{ github: 'https://github.com/acme', x: 'https://x.com/acme' }],
  })
