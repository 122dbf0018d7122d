import type { ApiSchema } from '../../model/schema.ts'
import type { ApiSpec } from '../../model/spec.ts'
import { listSpecPages } from '../list-spec-pages.ts'

function walkSchema(schema: ApiSchema | undefined, level = 0): void {
  if (schema === undefined || level > 5) return
  for (const { schema: member } of schema.listProperties()) walkSchema(member, level + 1)
  for (const { options } of schema.listVariants()) for (const option of options) walkSchema(option.schema, level + 1)
  walkSchema(schema.findItems(), level + 1)
  walkSchema(schema.findAdditional(), level + 1)
}

/** Converts everything in a spec. */
export function convertAll(spec: ApiSpec | undefined): void {
  if (spec === undefined) return
  listSpecPages(spec)
  for (const head of spec.list) {
    const { parameters, body, responses } = spec.toOperation(head)
    for (const { schema } of parameters) walkSchema(schema)
    for (const { schema } of body?.contents ?? []) walkSchema(schema)
    for (const content of responses.flatMap(({ contents }) => contents)) {
      walkSchema(content.schema)
      content.createExample()
    }
  }
  for (const name of spec.schemas) walkSchema(spec.findSchema(name))
}
