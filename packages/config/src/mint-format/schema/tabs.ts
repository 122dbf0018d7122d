import { z } from 'zod/mini'
import { placeholder } from '../../schema-parts/placeholder.ts'
import { textSchema } from '../../schema-parts/text.ts'
import { openapiPagesSchema } from './openapi-pages.ts'

const tabSchema = z.strictObject({
  name: textSchema.check(z.meta({ description: 'Label of the tab.', examples: ['API Reference'] })),
  url: textSchema.check(
    z.meta({
      description: 'Path prefix of the pages that belong to the tab, or a URL to link to.',
      examples: ['api-reference'],
    }),
  ),
  version: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'Version that shows the tab. Without it, all versions do.', examples: ['v2'] })),
  isDefaultHidden: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether the tab is hidden until a visitor opens one of its pages.',
      default: false,
      examples: [true],
    }),
  ),
  openapi: z.exactOptional(openapiPagesSchema),
})

export const tabsSchema = z.array(tabSchema).check(
  z.meta({
    defaultSnippets: [
      {
        label: 'Tab',
        description: 'A tab for the pages of a folder.',
        body: [{ name: placeholder(1, 'API Reference'), url: placeholder(2, 'api-reference') }],
      },
    ],
    description: 'Tabs below the header.',
    examples: [[{ name: 'API Reference', url: 'api-reference' }]],
  }),
)
