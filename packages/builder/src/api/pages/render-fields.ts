import type { ElementContent } from 'hast'
import type { ComponentNode } from '../../content/index.ts'
import type { ApiProperty, ApiSchema } from '../model/schema.ts'
import { toCode, toComponent, toParagraph } from './content-nodes.ts'
import { type Limit, listLimits } from './list-limits.ts'
import type { ApiRenderTools, FieldUse } from './render-tools.ts'
import { toTypeLabel } from './to-type-label.ts'

/** Below this depth, only the type of a member is shown. */
const MAX_LEVELS = 8

/** Fields of one body whose members are shown. Nobody reads a page with thousands. */
const MAX_FIELDS = 400

/** Schemas of one body, with and without fields. */
const MAX_SCHEMAS = 6_000

export interface FieldOptions {
  use: FieldUse
  tools: ApiRenderTools
  /** How many more fields may have members, and how many schemas may be rendered. Shared by all fields of a body. */
  budget: { left: number; schemas: number }
  /** Keys of the enclosing schemas. A schema among them is not expanded again. */
  ancestors: readonly string[]
}

/** Creates the options of the outermost fields of a body. */
export function createFieldOptions(use: FieldUse, tools: ApiRenderTools): FieldOptions {
  return { use, tools, budget: { left: MAX_FIELDS, schemas: MAX_SCHEMAS }, ancestors: [] }
}

/**
 * Renders the members of a schema as nested fields: `ParamField` in requests, `ResponseField` in responses. A list has
 * the members of its items. Other types have no members.
 */
export function renderMembers(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  const key = schema.key
  if (options.ancestors.includes(key)) return [toParagraph(options.tools.words.say('api.sameMembers'))]
  if (options.ancestors.length >= MAX_LEVELS || options.budget.schemas-- <= 0) return []
  const inside: FieldOptions = { ...options, ancestors: [...options.ancestors, key] }
  const items = schema.findItems()
  const additional = schema.findAdditional()
  const tuple = schema.listTuple()
  return [
    ...renderProperties(schema, inside),
    ...(additional === undefined ? [] : [renderField('{key}', additional, { isRequired: false }, inside)]),
    ...(tuple.some((item) => hasDetails(item))
      ? tuple.map((item, index) => renderField(`[${index}]`, item, { isRequired: false }, inside))
      : []),
    ...(items === undefined ? [] : renderMembers(items, inside)),
    ...renderVariants(schema, inside),
  ]
}

/** Levels of lists and alternatives in which details are looked for. */
const MAX_DETAIL_LEVELS = 2

/** Whether there is more to say about an item of a tuple than its type, which the label of the tuple shows. */
function hasDetails(schema: ApiSchema, level = 0): boolean {
  const options = schema.listVariants().flatMap((variants) => variants.options)
  const inner = [schema.findItems() ?? [], schema.listTuple(), options.map((option) => option.schema)].flat()
  return (
    schema.description !== undefined ||
    listLimits(schema).length > 0 ||
    schema.listProperties().length > 0 ||
    schema.findAdditional() !== undefined ||
    (level < MAX_DETAIL_LEVELS && inner.some((item) => hasDetails(item, level + 1)))
  )
}

function renderProperties(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  const properties = schema.listProperties()
  const fields: ElementContent[] = []
  for (const [index, property] of properties.entries()) {
    if (options.budget.schemas <= 0) {
      return [...fields, toParagraph(options.tools.words.say('api.more', { count: properties.length - index }))]
    }
    for (const field of renderProperty(property, options)) fields.push(field)
  }
  return fields
}

function renderProperty({ name, isRequired, schema }: ApiProperty, options: FieldOptions): ElementContent[] {
  const isLeftOut = options.use === 'request' ? schema.isReadOnly : schema.isWriteOnly
  return isLeftOut ? [] : [renderField(name, schema, { isRequired }, options)]
}

/** What is known about a field apart from its schema. */
export interface FieldFacts {
  isRequired: boolean
  isDeprecated?: boolean
  /** Markdown. Default: the description of the schema. */
  description?: string | undefined
  /** Shown as a label, unless the heading above says it. */
  place?: 'header'
}

/** Renders one field with its members, which are collapsed by default. */
export function renderField(name: string, schema: ApiSchema, facts: FieldFacts, options: FieldOptions): ComponentNode {
  options.budget.left--
  options.budget.schemas--
  const { use, tools } = options
  const description = facts.description ?? schema.description
  const props = {
    [facts.place ?? 'name']: name,
    type: toTypeLabel(schema),
    required: facts.isRequired || undefined,
    deprecated: facts.isDeprecated || schema.isDeprecated || undefined,
    default: schema.default,
    pre: schema.labels.pre.length > 0 ? schema.labels.pre : undefined,
    post: [...schema.labels.post, ...listKeyLabels(schema, tools)],
  }
  const members = options.budget.left > 0 ? renderMembers(schema, options) : []
  return toComponent(use === 'request' ? 'ParamField' : 'ResponseField', props, [
    ...(description === undefined ? [] : tools.renderMarkdown(description)),
    ...renderLimits(schema, tools),
    ...(members.length === 0
      ? []
      : [
          toComponent(
            'Expandable',
            { title: tools.words.say('expandable.attributes'), defaultOpen: isOpen(schema, options) || undefined },
            members,
          ),
        ]),
  ])
}

/** Lists the values of the configured keys (`api.paramFields.post`) as labels. */
function listKeyLabels(schema: ApiSchema, { fields }: ApiRenderTools): string[] {
  return (fields?.post ?? []).flatMap((key) => {
    const value = schema.findKey(key)
    return value === undefined ? [] : [typeof value === 'string' ? value : JSON.stringify(value)]
  })
}

/** Whether the members of a field are expanded at first. */
function isOpen(schema: ApiSchema, { tools, ancestors }: FieldOptions): boolean {
  const expanded = tools.fields?.expanded ?? 'none'
  // The outermost fields of a body have the body itself as an ancestor, parameters have none.
  const isOutermost = ancestors.length <= 1
  if (expanded === 'topLevelOneOfs') return isOutermost && schema.listVariants().length > 0
  return expanded === 'all' || (expanded === 'topLevel' && isOutermost)
}

/** Renders alternatives as tabs, and a single one without. */
function renderVariants(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  return schema.listVariants().flatMap(({ options: variants }): ElementContent[] => {
    if (options.budget.schemas <= 0) return []
    const panels = variants.map((variant) => ({ ...variant, ...renderVariant(variant.schema, options) }))
    const [only] = panels
    // The label of the type names alternatives that are no more than a type.
    if (only === undefined || panels.every(({ isDetailed }) => !isDetailed)) return []
    if (panels.length === 1) return only.members
    return [
      toComponent(
        'Tabs',
        { sync: false },
        panels.map(({ title, members }) => toComponent('Tab', { title }, members)),
      ),
    ]
  })
}

function renderVariant(schema: ApiSchema, { tools, ...others }: FieldOptions) {
  const members = others.budget.left > 0 ? renderMembers(schema, { tools, ...others }) : []
  const description = schema.description === undefined ? [] : tools.renderMarkdown(schema.description)
  if (members.length > 0) return { members: [...description, ...members], isDetailed: true }
  const limits = renderLimits(schema, tools)
  const label = schema.types.length === 0 ? [] : [toParagraph(toCode(toTypeLabel(schema)))]
  return { members: [...label, ...description, ...limits], isDetailed: limits.length > 0 || description.length > 0 }
}

/** Renders all limits as one line: `1-256 characters · e.g. acme`. */
export function renderLimits(schema: ApiSchema, { words }: ApiRenderTools): ElementContent[] {
  const limits = listLimits(schema)
  if (limits.length === 0) return []
  const parts = limits.flatMap((limit, index): (string | ElementContent)[] => [
    ...(index === 0 ? [] : [' · ']),
    ...toLimitParts(limit, words),
  ])
  return [{ ...toParagraph(...parts), properties: { className: ['field-limits'] } }]
}

function toLimitParts(limit: Limit, words: ApiRenderTools['words']): (string | ElementContent)[] {
  if ('comparison' in limit) return [limit.comparison]
  if ('range' in limit) return [words.say(limit.word, { range: limit.range, count: limit.count })]
  const value = limit.values.flatMap((code, index): (string | ElementContent)[] => [
    ...(index === 0 ? [] : [', ']),
    toCode(code),
  ])
  return words.fill(limit.word as 'limit.oneOf', { value }).flat()
}
