import { toInlineCode } from '../../markdown-output/escape-text.ts'
import { indent, joinBlocks } from '../../markdown-output/format-blocks.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { isHast } from '../is-hast.ts'
import { parseFlag } from '../props/parse-flag.ts'
import { toJson, toText } from '../props/to-text.ts'
import { findParameterLocation } from './find-parameter-location.ts'

/** Converts a parameter or field to a list item: its name, notes about it and its description. */
export function toFieldMarkdown(
  { name: component, props, children }: ComponentNode,
  writer: MarkdownWriter,
  level: number,
): string {
  if (parseFlag(props.hidden)) return ''
  const location = findParameterLocation(props)
  const placed = location === undefined ? undefined : props[location]
  const name = typeof placed === 'string' ? placed : props.name
  const value = props.default ?? props.defaultValue
  const { words } = writer
  const notes = [
    writer.toProp(props.type),
    component === 'ResponseField' ? '' : (location ?? ''),
    parseFlag(props.required) ? words.say('field.required') : '',
    parseFlag(props.optional) && !parseFlag(props.required) ? words.say('field.optional') : '',
    parseFlag(props.deprecated) ? words.say('field.deprecated') : '',
    value === undefined ? '' : words.say('field.default', { value: toCode(value) }),
    component === 'ResponseField' || props.enum === undefined
      ? ''
      : words.say('field.values', { values: [props.enum].flat().map(toCode).join(', ') }),
  ].filter((note) => note !== '')
  const head = toCode(name ?? '') + (notes.length === 0 ? '' : ` (${notes.join(', ')})`)
  const content = joinBlocks(writer.toProp(props.description), writer.toBlocks(children, level))
  return `- ${indent(content === '' ? head : `${head}\n\n${content}`, 2).trim()}`
}

function toCode(value: unknown): string {
  if (value === undefined) return ''
  return toInlineCode(typeof value === 'string' || isHast(value) ? toText(value) : toJson(value))
}
