import { z } from 'zod/mini'
import { hrefSchema } from './href.ts'
import { imagePairSchema } from './image-pair.ts'
import { optionalKey } from './key.ts'

export const logoSchema = z.union([
  z.string().check(z.minLength(3, 'the path or URL of an image, for example "/logo.svg"')),
  z.strictObject({
    ...imagePairSchema.shape,
    href: optionalKey(hrefSchema, {
      description: 'Where the logo leads.',
      default: '/',
      examples: ['https://acme.com'],
    }),
  }),
])
