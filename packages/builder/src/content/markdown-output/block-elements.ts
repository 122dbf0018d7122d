import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findHeadingLevel } from '../../core/index.ts'
import { toDestination, toFence } from './escape-text.ts'
import { indent, quote } from './indent.ts'
import { toFootnoteName } from './inline-elements.ts'
import type { TextWriter, WriteBlock } from './markdown-writer.ts'
import { writeTable } from './write-table.ts'

const writeNothing: WriteBlock = () => ''
const writeBold: WriteBlock = ({ children }, writer) => toBold(writer.writeInline(children))

/** How blocks are written. An element that is neither here nor in a line is written as what it holds. */
export const blockElements: Readonly<Record<string, WriteBlock>> = {
  blockquote: ({ children }, writer, level) => quote(writer.writeBlocks(children, level)),
  dt: writeBold,
  h1: writeHeading,
  h2: writeHeading,
  h3: writeHeading,
  h4: writeHeading,
  h5: writeHeading,
  h6: writeHeading,
  hr: () => '---',
  iframe: writeEmbed,
  noscript: writeNothing,
  ol: writeList,
  pre: (element) => toFence(toText(element), ''),
  script: writeNothing,
  section: writeSection,
  style: writeNothing,
  summary: writeBold,
  table: ({ children }, writer) => writeTable(children, writer),
  template: writeNothing,
  ul: writeList,
  video: writeEmbed,
}

/** A heading; nothing without text. A `#` at its end would be taken for a mark. */
export function toHeading(level: number, text: string): string {
  const line = text.replace(/\\?\n/g, ' ').trim()
  return line === '' ? '' : `${'#'.repeat(Math.min(level, 6))} ${line.replace(/(?<=\s|^)#+$/, '\\$&')}`
}

/** A line that stands for a heading where none is wanted. */
export function toBold(text: string): string {
  return text.trim() === '' ? '' : `**${text.trim()}**`
}

function writeHeading(element: Element, writer: TextWriter): string {
  return toHeading(findHeadingLevel(element) ?? 2, writer.writeInline(element.children))
}

function writeList({ tagName, properties, children }: Element, writer: TextWriter, level: number): string {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[]
  const first = typeof properties.start === 'number' ? properties.start : 1
  // Items of a loose list hold paragraphs.
  const isTight = items.every((item) => item.children.every((child) => !isElement(child, 'p')))
  const lines = items.map((item, index) => {
    const marker = tagName === 'ol' ? `${first + index}. ` : '- '
    return marker + indent(writer.writeBlocks(item.children, level, isTight), marker.length)
  })
  return lines.join(isTight ? '\n' : '\n\n')
}

function writeEmbed({ properties, children }: Element, writer: TextWriter): string {
  const source = children.find((child) => isElement(child, 'source'))
  const src = properties.src ?? source?.properties.src
  if (typeof src !== 'string') return ''
  const url = writer.toUrl(src)
  const title = typeof properties.title === 'string' ? properties.title : url
  return `[${writer.writeInline([{ type: 'text', value: title }])}](${toDestination(url)})`
}

/** Footnotes come as a section of their own. */
function writeSection({ properties, children }: Element, writer: TextWriter, level: number): string {
  if (properties.dataFootnotes === undefined) return writer.writeBlocks(children, level)
  const list = children.find((child) => isElement(child, 'ol'))
  const notes = list?.children.filter((child) => isElement(child, 'li')) ?? []
  return notes
    .map((note) => {
      const content = writer.writeBlocks(note.children, level)
      return `[^${toFootnoteName(note.properties.id)}]: ${indent(content, 4)}`
    })
    .join('\n')
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}
