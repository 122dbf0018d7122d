import { toInlineCode } from '../../markdown-output/escape-text.ts'
import { indent, joinBlocks } from '../../markdown-output/format-blocks.ts'
import type { MarkdownWriter } from '../../markdown-output/markdown-writer.ts'
import type { ComponentNode } from '../component-node.ts'
import { isHast } from '../is-hast.ts'
import { parseFlag } from '../props/parse-flag.ts'
import { toJson, toText } from '../props/to-text.ts'
import { findParameterLocation } from './find-parameter-location.ts'

/**
 * Converts a parameter or field to a list item: the line about it and its description. The line has the words of the page
 * in the order of the page, so that programs find the same text in both.
 */
export function toFieldMarkdown(
  { name: component, props, children }: ComponentNode,
  writer: MarkdownWriter,
  level: number,
): string {
  if (parseFlag(props.hidden)) return ''
  const location = findParameterLocation(props)
  const placed = location === undefined ? undefined : props[location]
  const name = typeof placed === 'string' ? placed : (props.name ?? (component === 'ResponseField' ? props.body : ''))
  const value = props.default ?? props.defaultValue
  const { words } = writer
  const isParameter = component !== 'ResponseField'
  const head = [
    ...toLabels(props.pre, writer),
    toCode(name ?? ''),
    toCode(props.type),
    isParameter ? (location ?? '') : '',
    parseFlag(props.required) ? words.say('field.required') : '',
    parseFlag(props.optional) && !parseFlag(props.required) ? words.say('field.optional') : '',
    parseFlag(props.deprecated) ? words.say('field.deprecated') : '',
    value === undefined ? '' : words.say('field.default', { value: toCode(value) }),
    isParameter && props.enum !== undefined
      ? words.say('field.values', { values: [props.enum].flat().map(toCode).join(' ') })
      : '',
    ...toLabels(props.post, writer),
  ].filter((part) => part !== '')
  const content = joinBlocks(writer.toProp(props.description), writer.toBlocks(children, level))
  return `- ${indent(joinBlocks(head.join(' '), content), 2).trim()}`
}

function toLabels(labels: unknown, writer: MarkdownWriter): string[] {
  return [labels ?? []].flat().map((label) => writer.toProp(label))
}

function toCode(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  return toInlineCode(typeof value === 'string' || isHast(value) ? toText(value) : toJson(value))
}
