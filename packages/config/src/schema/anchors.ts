import { z } from 'zod'
import { colorSchema } from './color.ts'
import { divisionOpenapiSchema } from './division-openapi.ts'
import { iconSchema } from './icon.ts'
import { iconTypeSchema } from './icon-type.ts'
import { textSchema } from './text.ts'

const anchorSchema = z.strictObject({
  name: textSchema.meta({ description: 'Label of the anchor.', examples: ['Community'] }),
  url: textSchema.meta({
    description: 'Start of the path of the pages that belong to the anchor, or an address to link to.',
    examples: ['api-reference', 'https://discord.gg/acme'],
  }),
  icon: iconSchema.exactOptional().meta({ description: 'Icon of the anchor.', examples: ['comments'] }),
  iconType: iconTypeSchema
    .exactOptional()
    .meta({ description: 'Style of the icon.', default: 'duotone', examples: ['solid'] }),
  color: colorSchema.exactOptional().meta({
    description: 'Background of the icon. That of "colors.anchors" when absent.',
    examples: ['#0D9373', { from: '#FF7F57', to: '#9563FF' }],
  }),
  version: z
    .string()
    .exactOptional()
    .meta({ description: 'The only version that shows the anchor.', examples: ['v2'] }),
  isDefaultHidden: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether the anchor is hidden until a reader opens a page inside it.',
      default: false,
      examples: [true],
    }),
  openapi: divisionOpenapiSchema.exactOptional(),
})

export const anchorsSchema = z.array(anchorSchema).meta({
  description: 'Links with an icon at the top of the sidebar.',
  examples: [[{ name: 'Community', icon: 'slack', url: 'https://acme.com/slack' }]],
})
