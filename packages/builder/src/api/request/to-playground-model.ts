import type { ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import type { ApiContent, ApiOperation, ApiParameter } from '../model/operation.ts'
import { type ApiProperty, type ApiSchema, isFileSchema } from '../model/schema.ts'
import type { PlaygroundContent, PlaygroundModel, PlaygroundParameter, PlaygroundSchema } from './playground-model.ts'

/** Members below this depth are entered as JSON. */
const MAX_LEVELS = 5

/** A form has no more fields than this. Further members are entered as JSON. */
const MAX_FIELDS = 200

/** A form has no more schemas than this, with and without fields. */
const MAX_SCHEMAS = 2_000

/** Renders Markdown of a spec. */
export interface MarkdownRenderer {
  /** Raw HTML is shown as text. */
  renderMarkdown(markdown: string): ElementContent[]
}

export interface PlaygroundOptions {
  languages: readonly string[]
  /** Whether inputs start with the examples of the spec (`api.examples.prefill`). */
  prefill?: boolean
}

/** Converts an operation to the model of its playground: the parts that inputs need, as plain data. */
export function toPlaygroundModel(
  { method, path, servers, security, parameters, body }: ApiOperation,
  { languages, prefill = false }: PlaygroundOptions,
  renderer: MarkdownRenderer,
): PlaygroundModel {
  const context: Context = { renderer, prefill, budget: { left: MAX_FIELDS, schemas: MAX_SCHEMAS }, ancestors: [] }
  return {
    method,
    path,
    servers,
    security,
    parameters: parameters.map((parameter) => toParameter(parameter, context)),
    ...(body && {
      body: { isRequired: body.isRequired, contents: body.contents.map((content) => toContent(content, context)) },
    }),
    languages,
  }
}

interface Context {
  renderer: MarkdownRenderer
  prefill: boolean
  budget: { left: number; schemas: number }
  /** Keys of the enclosing schemas. */
  ancestors: readonly string[]
}

function toParameter(parameter: ApiParameter, context: Context): PlaygroundParameter {
  const { place, style, explode, schema, examples } = parameter
  const [example] = examples
  return {
    ...toField(parameter, context),
    ...(parameter.isDeprecated && { isDeprecated: true as const }),
    ...toDescription(parameter.description ?? schema.description, context),
    ...toExample(example?.value ?? schema.examples[0], parameter, context),
    place,
    style,
    explode,
  }
}

function toContent(content: ApiContent, context: Context): PlaygroundContent {
  const { mediaType, schema } = content
  const example = content.examples[0]?.value
  return {
    mediaType,
    ...(schema !== undefined && { schema: toSchema(schema, context) }),
    ...(example !== undefined && { example }),
  }
}

function toField({ name, isRequired, initial, schema }: ApiProperty, context: Context) {
  context.budget.left--
  return {
    name,
    isRequired,
    ...(schema.isDeprecated && { isDeprecated: true as const }),
    ...toDescription(schema.description, context),
    ...toExample(schema.examples[0], { initial }, context),
    schema: toSchema(schema, context),
  }
}

function toSchema(schema: ApiSchema, context: Context): PlaygroundSchema {
  const { types, isNullable, format } = schema
  return {
    types,
    ...(isNullable && { isNullable: true as const }),
    ...(format !== undefined && { format }),
    ...(isFileSchema(schema) && { isFile: true as const }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...toParts(schema, context),
  }
}

/** Converts the parts of a schema. Recursion, depth and the number of fields are limited. */
function toParts(schema: ApiSchema, context: Context): Partial<PlaygroundSchema> {
  const { ancestors, budget } = context
  if (ancestors.includes(schema.key) || ancestors.length >= MAX_LEVELS || budget.left <= 0) return {}
  if (budget.schemas-- <= 0) return {}
  const inside: Context = { ...context, ancestors: [...ancestors, schema.key] }
  const fields = schema
    .listProperties()
    .filter((property) => !property.schema.isReadOnly)
    .map((property) => toField(property, inside))
  const items = schema.findItems()
  const additional = schema.findAdditional()
  const [variants] = schema.listVariants()
  return {
    ...(fields.length > 0 && { fields }),
    // The values of a tuple are entered as JSON.
    ...(items !== undefined && schema.listTuple().length === 0 && { items: toSchema(items, inside) }),
    ...(additional !== undefined && { additional: toSchema(additional, inside) }),
    ...(variants !== undefined && {
      variants: variants.options.map((option) => ({ title: option.title, schema: toSchema(option.schema, inside) })),
    }),
  }
}

function toDescription(markdown: string | undefined, { renderer }: Context): { description?: string } {
  if (markdown === undefined) return {}
  const [first = ''] = markdown.trim().split(/\n\s*\n/, 1)
  return {
    description: toText({ type: 'root', children: renderer.renderMarkdown(first) })
      .replace(/\s+/g, ' ')
      .trim(),
  }
}

/** What an input shows before a visitor enters something. */
function toExample(example: unknown, { initial }: Pick<ApiProperty, 'initial'>, { prefill }: Context) {
  const first = initial ?? (prefill ? example : undefined)
  const placeholder = toPlaceholder(example)
  return {
    ...(first !== undefined && { initial: first }),
    ...(placeholder !== undefined && { placeholder }),
  }
}

function toPlaceholder(example: unknown): string | undefined {
  if (typeof example === 'string') return example
  return example === undefined ? undefined : JSON.stringify(example)
}
