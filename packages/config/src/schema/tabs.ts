import { z } from 'zod'
import { divisionOpenapiSchema } from './division-openapi.ts'
import { textSchema } from './text.ts'

const tabSchema = z.strictObject({
  name: textSchema.meta({ description: 'Label of the tab.', examples: ['API Reference'] }),
  url: textSchema.meta({
    description: 'Start of the path of the pages that belong to the tab, or an address to link to.',
    examples: ['api-reference'],
  }),
  version: z
    .string()
    .exactOptional()
    .meta({ description: 'The only version that shows the tab.', examples: ['v2'] }),
  isDefaultHidden: z
    .boolean()
    .exactOptional()
    .meta({
      description: 'Whether the tab is hidden until a reader opens a page inside it.',
      default: false,
      examples: [true],
    }),
  openapi: divisionOpenapiSchema.exactOptional(),
})

export const tabsSchema = z
  .array(tabSchema)
  .meta({ description: 'Tabs below the header.', examples: [[{ name: 'API Reference', url: 'api-reference' }]] })
