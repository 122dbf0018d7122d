import type { PageWords } from '@spearmint/config/words'
import type { Element, ElementContent } from 'hast'
import { z } from 'zod'
import { isBlank } from '../children/is-blank.ts'
import type { ComponentNode } from '../component-node.ts'
import { isHast } from '../is-hast.ts'
import { content, text } from '../props/content.ts'
import { flag } from '../props/flag.ts'
import { strings } from '../props/strings.ts'
import { toJson, toText } from '../props/to-text.ts'
import type { RenderContext } from '../render-context.ts'
import { toElement } from '../to-element.ts'

/** The props that parameters and response fields have in common. */
export const fieldProps = z.object({
  name: text.optional().describe('The name of the field.'),
  id: text.optional().describe('The anchor ID; generated from the name of the field by default.'),
  type: text.optional().describe('The type, in any notation.'),
  description: content.optional().describe('Text before the content.'),
  required: flag.default(false).describe('Whether the field is required.'),
  optional: flag.default(false).describe('Whether to label the field as optional.'),
  deprecated: flag.default(false).describe('Whether the field is deprecated.'),
  default: z.unknown().optional().describe('The default value.'),
  defaultValue: z.unknown().optional().describe('The same as `default`.'),
  pre: strings.optional().describe('Labels before the name.'),
  post: strings.optional().describe('Labels after the name and type.'),
  hidden: flag.default(false).describe('Whether to omit the field from the page.'),
})

/** What is rendered of a field. */
export interface Field extends z.output<typeof fieldProps> {
  /** Where a parameter is sent: `query`, `path`, `body` or `header`. */
  location?: string | undefined
  /** The allowed values. */
  values?: readonly unknown[] | undefined
}

/** Renders a field: a line about it and its description. Claims its ID (docs/reference/page-content.mdx#field-ids). */
export function renderField(field: Field, node: ComponentNode, context: RenderContext): Element | [] {
  if (field.hidden) return []
  const name = field.name?.trim()
  const wanted = field.id?.trim() || (name && toFieldId(name))
  const id = wanted ? context.ids.claim(wanted, 1) : undefined
  return toElement(
    <div class="field" id={id}>
      <div class="field-head">{joinBySpaces(renderHead(field, name, id, context))}</div>
      {field.description === undefined && node.children.every(isBlank) ? undefined : (
        <div class="field-content">
          {field.description === undefined ? undefined : <p>{field.description}</p>}
          {node.children}
        </div>
      )}
    </div>,
  )
}

function renderHead(
  field: Field,
  name: string | undefined,
  id: string | undefined,
  { words }: RenderContext,
): ElementContent[] {
  const pill = (kind: string, words: string) => toElement(<span class={`field-${kind}`}>{words}</span>)
  const value = toDefaultText(field.default ?? field.defaultValue)
  return [
    ...(field.pre ?? []).map((words) => pill('pill', words)),
    ...(name && id
      ? [
          toElement(
            <a class="field-name" href={`#${id}`}>
              {name}
            </a>,
          ),
        ]
      : []),
    ...(field.type ? [pill('type', field.type)] : []),
    ...(field.location ? [pill('location', field.location)] : []),
    ...(field.required ? [pill('required', words.say('field.required'))] : []),
    ...(field.optional && !field.required ? [pill('default', words.say('field.optional'))] : []),
    ...(field.deprecated ? [pill('deprecated', words.say('field.deprecated'))] : []),
    ...(value
      ? [
          toElement(
            <span class="field-default">
              {words.fill('field.default', { value: toElement(<code>{value}</code>) })}
            </span>,
          ),
        ]
      : []),
    ...(field.values && field.values.length > 0 ? [renderValues(field.values, words)] : []),
    ...(field.post ?? []).map((words) => pill('pill', words)),
  ]
}

function renderValues(values: readonly unknown[], words: PageWords): Element {
  const codes = values.map((value) => toElement(<code>{toDefaultText(value)}</code>))
  return toElement(<span class="field-default">{words.fill('field.values', { values: joinBySpaces(codes) })}</span>)
}

/** Spaces separate the words for screen readers, search and plain text. */
function joinBySpaces(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => (index === 0 ? [node] : [{ type: 'text', value: ' ' }, node]))
}

function toDefaultText(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' || isHast(value) ? toText(value) : toJson(value)
}

/**
 * The ID of a field (docs/reference/page-content.mdx#field-ids): `param-` and the name in kebab case. Camel case is
 * split, and all other characters become `-`. `userId`, `user_id` → `param-user-id`; `data[].id` → `param-data-id`.
 */
export function toFieldId(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1-')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return words === '' ? 'param' : `param-${words}`
}
