import type { ElementContent } from 'hast'
import type { ApiSchema } from '../model/schema.ts'
import { toCodeBlock, toComponent } from './content-nodes.ts'
import { createFieldOptions, renderLimits, renderMembers } from './render-fields.ts'
import type { ApiRenderTools } from './render-tools.ts'

/** Renders a page about one schema (docs/reference/api-pages.mdx#schema-pages): its members, and an example in the right column. */
export function renderSchemaPage(schema: ApiSchema, tools: ApiRenderTools): ElementContent[] {
  const [example] = schema.examples
  return [
    ...renderLimits({ ...schema, examples: [] }, tools),
    ...renderMembers(schema, createFieldOptions('response', tools)),
    ...(example === undefined
      ? []
      : [toComponent('ResponseExample', {}, [toCodeBlock(JSON.stringify(example, null, 2), 'json', schema.name)])]),
  ]
}
