import type { Element, Properties } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { listClassNames } from '../../core/index.ts'
import { toDestination, toInlineCode, wrapText } from './escape-text.ts'
import type { InlineToMarkdown, MarkdownWriter } from './markdown-writer.ts'

const wrapWith =
  (mark: string): InlineToMarkdown =>
  ({ children }, writer) =>
    wrapText(mark, writer.toInline(children))

const toNothing: InlineToMarkdown = () => ''
const toCode: InlineToMarkdown = (element) => toInlineCode(toText(element))
const toContent: InlineToMarkdown = ({ children }, writer) => writer.toInline(children)

/** How inline elements are written. Those without Markdown syntax (`kbd`, `sub`, …) are written as their text. */
export const inlineElements: Readonly<Record<string, InlineToMarkdown>> = {
  a: toLink,
  abbr: toContent,
  b: wrapWith('**'),
  bdi: toContent,
  bdo: toContent,
  big: toContent,
  br: () => '\\\n',
  button: toNothing,
  cite: toContent,
  code: toCode,
  data: toContent,
  del: wrapWith('~~'),
  dfn: toContent,
  em: wrapWith('*'),
  font: toContent,
  i: wrapWith('*'),
  img: toImage,
  input: ({ properties }) => (properties.type === 'checkbox' ? `[${properties.checked ? 'x' : ' '}]` : ''),
  ins: toContent,
  kbd: toContent,
  label: toContent,
  mark: toContent,
  math: (element) => toInlineCode(toText(element)),
  q: toContent,
  s: wrapWith('~~'),
  samp: toCode,
  small: toContent,
  span: toContent,
  strike: wrapWith('~~'),
  strong: wrapWith('**'),
  sub: toContent,
  sup: toContent,
  svg: toNothing,
  time: toContent,
  tt: toCode,
  u: toContent,
  var: toContent,
  wbr: toNothing,
}

function toLink({ properties, children }: Element, writer: MarkdownWriter): string {
  const { href, dataFootnoteRef, dataFootnoteBackref } = properties
  if (dataFootnoteBackref !== undefined) return ''
  if (dataFootnoteRef !== undefined) return `[^${toFootnoteName(href)}]`
  const text = writer.toInline(children).trim()
  return typeof href !== 'string' || text === '' ? text : `[${text}](${toDestination(writer.toUrl(href))})`
}

function toImage({ properties }: Element, writer: MarkdownWriter): string {
  const { src, alt } = properties
  if (typeof src !== 'string' || isForDarkMode(properties)) return ''
  const text = typeof alt === 'string' ? writer.toInline([{ type: 'text', value: alt }]) : ''
  return `![${text}](${toDestination(writer.toUrl(src))})`
}

/** Of a pair of images (docs/guides/images-and-embeds.mdx#one-picture-for-each-mode), Markdown has the light one. */
function isForDarkMode(properties: Properties): boolean {
  const names = listClassNames(properties)
  return names.includes('hidden') && names.includes('dark:block')
}

/** `#user-content-fn-1`, and the ID without `#`, → `1`. This is how remark-rehype names footnotes. */
export function toFootnoteName(address: unknown): string {
  return String(address).replace(/^#?user-content-fn-/, '')
}
