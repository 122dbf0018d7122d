import { z } from 'zod'
import { iconSchema } from './icon.ts'
import { iconTypeSchema } from './icon-type.ts'

export const topAnchorSchema = z
  .strictObject({
    name: z
      .string()
      .exactOptional()
      .meta({ description: 'Label.', default: 'Documentation', examples: ['Docs'] }),
    icon: iconSchema.exactOptional().meta({ description: 'Icon.', default: 'book-open', examples: ['house'] }),
    iconType: iconTypeSchema
      .exactOptional()
      .meta({ description: 'Style of the icon.', default: 'duotone', examples: ['solid'] }),
  })
  .meta({
    description: 'Anchor of all pages that belong to no other anchor.',
    examples: [{ name: 'Docs', icon: 'house' }],
  })
