import type { Element, ElementContent } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { findHeadingLevel } from '../../core/index.ts'
import { toDestination, toFence } from './escape-text.ts'
import { indent, toBlockquote, toBold, toHeading, toListItem } from './format-blocks.ts'
import { toFootnoteName } from './inline-elements.ts'
import type { BlockToMarkdown, MarkdownWriter } from './markdown-writer.ts'
import { toTable } from './to-table.ts'

const toNothing: BlockToMarkdown = () => ''
const toBoldLine: BlockToMarkdown = ({ children }, writer) => toBold(writer.toInline(children))

/** How block elements are written. For an element that is neither here nor inline, its children are written. */
export const blockElements: Readonly<Record<string, BlockToMarkdown>> = {
  blockquote: ({ children }, writer, level) => toBlockquote(writer.toBlocks(children, level)),
  dt: toBoldLine,
  h1: toHeadingLine,
  h2: toHeadingLine,
  h3: toHeadingLine,
  h4: toHeadingLine,
  h5: toHeadingLine,
  h6: toHeadingLine,
  hr: () => '---',
  iframe: toEmbed,
  noscript: toNothing,
  ol: toList,
  pre: (element) => toFence(toText(element), ''),
  script: toNothing,
  section: toSection,
  style: toNothing,
  summary: toBoldLine,
  table: ({ children }, writer) => toTable(children, writer),
  template: toNothing,
  ul: toList,
  video: toEmbed,
}

function toHeadingLine(element: Element, writer: MarkdownWriter): string {
  return toHeading(Math.max(findHeadingLevel(element) ?? 2, 2), writer.toInline(element.children))
}

function toList({ tagName, properties, children }: Element, writer: MarkdownWriter, level: number): string {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li') as Element[]
  const first = typeof properties.start === 'number' ? properties.start : 1
  // The items of a loose list contain paragraphs.
  const isTight = items.every((item) => item.children.every((child) => !isElement(child, 'p')))
  const lines = items.map((item, index) => {
    const marker = tagName === 'ol' ? `${first + index}. ` : '- '
    return toListItem(marker, writer.toBlocks(item.children, level, isTight))
  })
  return lines.join(isTight ? '\n' : '\n\n')
}

function toEmbed({ properties, children }: Element, writer: MarkdownWriter): string {
  const source = children.find((child) => isElement(child, 'source'))
  const src = properties.src ?? source?.properties.src
  if (typeof src !== 'string') return ''
  const url = writer.toUrl(src)
  const title = typeof properties.title === 'string' ? properties.title : url
  return `[${writer.toInline([{ type: 'text', value: title }])}](${toDestination(url)})`
}

/** remark-rehype puts the footnotes into a section. */
function toSection({ properties, children }: Element, writer: MarkdownWriter, level: number): string {
  if (properties.dataFootnotes === undefined) return writer.toBlocks(children, level)
  const list = children.find((child) => isElement(child, 'ol'))
  const notes = list?.children.filter((child) => isElement(child, 'li')) ?? []
  return notes
    .map((note) => {
      const content = writer.toBlocks(note.children, level)
      return `[^${toFootnoteName(note.properties.id)}]: ${indent(content, 4)}`
    })
    .join('\n')
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}
