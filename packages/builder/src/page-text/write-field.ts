import { toString as toText } from 'hast-util-to-string'
import type { ComponentNode } from '../model/component.ts'
import { isHast } from '../model/is-hast.ts'
import { toInlineCode } from './escape-text.ts'
import { indent } from './indent.ts'
import type { TextWriter } from './text-writer.ts'

/** The properties that name a parameter and say where it goes (reference 4.2). */
const LOCATIONS = ['query', 'path', 'body', 'header'] as const

/** Writes a parameter or field as an item of a list: its name, what is to know of it, and its description. */
export function writeField(
  { name: component, props, children }: ComponentNode,
  writer: TextWriter,
  level: number,
): string {
  if (isOn(props.hidden)) return ''
  const location = LOCATIONS.find((key) => props[key] !== undefined && props[key] !== false)
  const placed = location === undefined ? undefined : props[location]
  const name = typeof placed === 'string' ? placed : props.name
  const notes = [
    writer.writeProp(props.type),
    component === 'ResponseField' ? '' : (location ?? ''),
    isOn(props.required) ? 'required' : '',
    isOn(props.optional) && !isOn(props.required) ? 'optional' : '',
    isOn(props.deprecated) ? 'deprecated' : '',
    props.default === undefined ? '' : `default ${toCode(props.default)}`,
    component === 'ResponseField' || props.enum === undefined
      ? ''
      : `one of ${[props.enum].flat().map(toCode).join(', ')}`,
  ].filter((note) => note !== '')
  const head = toCode(name ?? '') + (notes.length === 0 ? '' : ` (${notes.join(', ')})`)
  const content = writer.writeBlocks(children, level)
  return `- ${indent(content === '' ? head : `${head}\n\n${content}`, 2).trim()}`
}

/** Flags occur in every spelling (reference 4). */
function isOn(value: unknown): boolean {
  return value === true || value === 'true' || value === ''
}

function toCode(value: unknown): string {
  if (isHast(value)) return toInlineCode(toText(value))
  return toInlineCode(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
}
