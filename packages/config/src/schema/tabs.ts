import { z } from 'zod/mini'
import { divisionOpenapiSchema } from './division-openapi.ts'
import { placeholder } from './placeholder.ts'
import { textSchema } from './text.ts'

const tabSchema = z.strictObject({
  name: textSchema.check(z.meta({ description: 'Label of the tab.', examples: ['API Reference'] })),
  url: textSchema.check(
    z.meta({
      description: 'Start of the path of the pages that belong to the tab, or an address to link to.',
      examples: ['api-reference'],
    }),
  ),
  version: z
    .exactOptional(z.string())
    .check(z.meta({ description: 'The only version that shows the tab.', examples: ['v2'] })),
  isDefaultHidden: z.exactOptional(z.boolean()).check(
    z.meta({
      description: 'Whether the tab is hidden until a reader opens a page inside it.',
      default: false,
      examples: [true],
    }),
  ),
  openapi: z.exactOptional(divisionOpenapiSchema),
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
