import { z } from 'zod/mini'
import { colorSchema } from '../../schema-parts/color.ts'
import { iconTypeSchema } from '../../schema-parts/icon-type.ts'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { textSchema } from '../../schema-parts/text.ts'
import { iconSchema } from './icon.ts'
import { openapiPagesSchema } from './openapi-pages.ts'

const anchorSchema = z.strictObject({
  name: textSchema.check(z.meta({ description: 'Label of the anchor.', examples: ['Community'] })),
  url: textSchema.check(
    z.meta({
      description: 'Path prefix of the pages that belong to the anchor, or a URL to link to.',
      examples: ['api-reference', 'https://discord.gg/acme'],
    }),
  ),
  icon: z.exactOptional(iconSchema).check(z.meta({ description: 'Icon of the anchor.', examples: ['comments'] })),
  iconType: z
    .exactOptional(iconTypeSchema)
    .check(z.meta({ description: 'Style of the icon.', default: 'duotone', examples: ['solid'] })),
  color: z.exactOptional(colorSchema).check(
    z.meta({
      description: 'Background of the icon. Defaults to "colors.anchors".',
      examples: ['#0A7A5A', { from: '#FF7F57', to: '#9563FF' }],
    }),
  ),
  version: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'Version that shows the anchor. Without it, all versions do.', examples: ['v2'] })),
  isDefaultHidden: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether the anchor is hidden until a visitor opens one of its pages.',
      default: false,
      examples: [true],
    }),
  ),
  openapi: z.exactOptional(openapiPagesSchema),
})

export const anchorsSchema = z.array(anchorSchema).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Anchor',
        description: 'A link with an icon.',
        body: [
          {
            name: placeholder(1, 'Community'),
            icon: placeholder(2, 'comments'),
            url: placeholder(3, 'https://acme.com/community'),
          },
        ],
      },
    ],
    description: 'Links with icons at the top of the sidebar.',
    examples: [[{ name: 'Community', icon: 'slack', url: 'https://acme.com/slack' }]],
  }),
)
