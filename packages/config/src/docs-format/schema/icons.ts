import { z } from 'zod/mini'
import { iconLibrarySchema } from './icon.ts'
import { key } from './key.ts'

export const iconsSchema = z.strictObject({
  library: key(iconLibrarySchema, {
    description: 'Library in which the name of an icon is looked up first. The others follow.',
    default: 'fontawesome',
    examples: ['lucide'],
  }),
})
