import { z } from 'zod/mini'
import { hexColorSchema } from '../../schema-parts/hex-color.ts'
import { colorPairSchema } from './color-pair.ts'
import { choice, key, optionalKey } from './key.ts'

export const bannerSchema = z.strictObject({
  content: key(z.string().check(z.minLength(1, 'the text of the banner')), {
    description: 'Text of the banner, with inline Markdown.',
    examples: ['Version 2 is [out](/changelog)'],
  }),
  dismissible: optionalKey(z.boolean(), {
    description: 'Whether visitors can close the banner.',
    default: false,
    examples: [true],
  }),
  type: optionalKey(choice({ info: 'News.', warning: 'Something to be aware of.', critical: 'Something to act on.' }), {
    description: 'Importance of the banner.',
    default: 'info',
    examples: ['warning'],
  }),
  color: optionalKey(z.union([hexColorSchema, colorPairSchema]), {
    description: 'Color of the banner, or one for each mode.',
    examples: [{ light: '#0A7A5A', dark: '#07C983' }],
  }),
})

export type BannerInput = z.output<typeof bannerSchema>

z.globalRegistry.add(bannerSchema, { id: 'Banner', description: 'A banner: text with its look.' })
