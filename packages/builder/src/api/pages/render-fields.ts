import type { ElementContent } from 'hast'
import type { ComponentNode } from '../../content/index.ts'
import type { ApiProperty, ApiSchema } from '../model/schema.ts'
import { toCode, toComponent, toParagraph } from './content-nodes.ts'
import { describeLimits } from './describe-limits.ts'
import type { ApiRenderTools, FieldUse } from './render-tools.ts'
import { toTypeLabel } from './to-type-label.ts'

/** Members deeper than this are told by their type alone. */
const MOST_LEVELS = 8

/** How many fields one body may draw: a schema of thousands would make a page nobody reads. */
const MOST_FIELDS = 400

export interface FieldOptions {
  use: FieldUse
  tools: ApiRenderTools
  /** How many fields may still be drawn; shared by all fields of a body. */
  budget: { left: number }
  /** Keys of the schemas around. A schema among them is not opened again. */
  above: readonly string[]
}

/** Creates the options of a body's outermost fields. */
export function createFieldOptions(use: FieldUse, tools: ApiRenderTools): FieldOptions {
  return { use, tools, budget: { left: MOST_FIELDS }, above: [] }
}

/**
 * Renders what a schema holds as fields, one inside the other: `ParamField` in requests, `ResponseField` in answers. An
 * object is its members, a list those of its items; of anything else nothing is left to tell.
 */
export function renderMembers(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  const key = schema.key
  if (options.above.includes(key)) return [toParagraph('The same members again.')]
  if (options.above.length >= MOST_LEVELS) return []
  const inside: FieldOptions = { ...options, above: [...options.above, key] }
  const items = schema.findItems()
  const additional = schema.findAdditional()
  return [
    ...schema.listProperties().flatMap((property) => renderProperty(property, inside)),
    ...(additional === undefined ? [] : [renderField('{key}', additional, { isRequired: false }, inside)]),
    ...(items === undefined ? [] : renderMembers(items, inside)),
    ...renderVariants(schema, inside),
  ]
}

function renderProperty({ name, isRequired, schema }: ApiProperty, options: FieldOptions): ElementContent[] {
  const isLeftOut = options.use === 'request' ? schema.isReadOnly : schema.isWriteOnly
  return isLeftOut ? [] : [renderField(name, schema, { isRequired }, options)]
}

/** What is told of a field beside its schema. */
export interface FieldFacts {
  isRequired: boolean
  isDeprecated?: boolean
  /** Markdown; that of the schema by default. */
  description?: string | undefined
  /** `query`, `path`, `header`, …: shown as a pill. */
  place?: string
}

/** Renders one field with all that is inside of it, on demand. */
export function renderField(name: string, schema: ApiSchema, facts: FieldFacts, options: FieldOptions): ComponentNode {
  options.budget.left--
  const { use, tools } = options
  const description = facts.description ?? schema.description
  const place = facts.place ?? (use === 'request' ? 'body' : 'name')
  const props = {
    [place === 'cookie' ? 'name' : place]: name,
    type: toTypeLabel(schema),
    required: facts.isRequired || undefined,
    deprecated: facts.isDeprecated || schema.isDeprecated || undefined,
    default: schema.default,
    pre: schema.labels.pre.length > 0 ? schema.labels.pre : undefined,
    post: [...schema.labels.post, ...listKeyLabels(schema, tools), ...(place === 'cookie' ? ['cookie'] : [])],
  }
  const members = options.budget.left > 0 ? renderMembers(schema, options) : []
  return toComponent(use === 'request' ? 'ParamField' : 'ResponseField', props, [
    ...(description === undefined ? [] : tools.renderMarkdown(description)),
    ...renderLimits(schema),
    ...(members.length === 0
      ? []
      : [
          toComponent(
            'Expandable',
            { title: 'child attributes', defaultOpen: isOpen(schema, options) || undefined },
            members,
          ),
        ]),
  ])
}

/** The values of the keys that the site wants to see, each as a label. */
function listKeyLabels(schema: ApiSchema, { fields }: ApiRenderTools): string[] {
  return (fields?.post ?? []).flatMap((key) => {
    const value = schema.findKey(key)
    return value === undefined ? [] : [typeof value === 'string' ? value : JSON.stringify(value)]
  })
}

/** Whether a field that holds others is open at first. */
function isOpen(schema: ApiSchema, { tools, above }: FieldOptions): boolean {
  const expanded = tools.fields?.expanded ?? 'none'
  // The body itself is around the outermost fields of a body; parameters have nothing around.
  const isOutermost = above.length <= 1
  if (expanded === 'topLevelOneOfs') return isOutermost && schema.listVariants().length > 0
  return expanded === 'all' || (expanded === 'topLevel' && isOutermost)
}

/** Alternatives as tabs; a single one needs none. */
function renderVariants(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  return schema.listVariants().flatMap(({ options: variants }): ElementContent[] => {
    const panels = variants.map((variant) => ({ ...variant, members: renderVariant(variant.schema, options) }))
    const [only] = panels
    if (only === undefined || panels.every(({ members }) => members.length === 0)) return []
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

function renderVariant(schema: ApiSchema, options: FieldOptions): ElementContent[] {
  const members = options.budget.left > 0 ? renderMembers(schema, options) : []
  if (members.length === 0)
    return schema.types.length === 0 ? [] : [toParagraph(toCode(toTypeLabel(schema))), ...renderLimits(schema)]
  return [...(schema.description === undefined ? [] : options.tools.renderMarkdown(schema.description)), ...members]
}

/** One line a limit: `at most 20`. */
export function renderLimits(schema: ApiSchema): ElementContent[] {
  return describeLimits(schema).map(({ label, values }) => {
    const codes = values.flatMap((value, index): (string | ElementContent)[] => [
      index === 0 ? ' ' : ', ',
      toCode(value),
    ])
    return toParagraph(label.slice(0, 1).toUpperCase() + label.slice(1), ...codes)
  })
}
