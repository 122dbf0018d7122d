import { z } from 'zod/mini'
import { iconTypeSchema } from '../../schema-parts/icon-type.ts'
import { iconSchema } from './icon.ts'

export const topAnchorSchema = z
  .strictObject({
    name: z
      .exactOptional(z.string())
      .check(z.meta({ description: 'Label.', default: 'Documentation', examples: ['Docs'] })),
    icon: z
      .exactOptional(iconSchema)
      .check(z.meta({ description: 'Icon.', default: 'book-open', examples: ['house'] })),
    iconType: z
      .exactOptional(iconTypeSchema)
      .check(z.meta({ description: 'Style of the icon.', default: 'duotone', examples: ['solid'] })),
  })
  .check(
    z.meta({
      description: 'The anchor of all pages that belong to no other anchor.',
      examples: [{ name: 'Docs', icon: 'house' }],
    }),
  )
