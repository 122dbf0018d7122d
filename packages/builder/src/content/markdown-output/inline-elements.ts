import type { Element } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { toDestination, toInlineCode, wrapText } from './escape-text.ts'
import type { TextWriter, WriteInline } from './markdown-writer.ts'

const wrapWith =
  (mark: string): WriteInline =>
  ({ children }, writer) =>
    wrapText(mark, writer.writeInline(children))

const writeNothing: WriteInline = () => ''
const writeCode: WriteInline = (element) => toInlineCode(toText(element))
const writeContent: WriteInline = ({ children }, writer) => writer.writeInline(children)

/** How elements within a line are written. Those that only look different (`kbd`, `sub`, …) are written as their text. */
export const inlineElements: Readonly<Record<string, WriteInline>> = {
  a: writeLink,
  abbr: writeContent,
  b: wrapWith('**'),
  bdi: writeContent,
  bdo: writeContent,
  big: writeContent,
  br: () => '\\\n',
  button: writeNothing,
  cite: writeContent,
  code: writeCode,
  data: writeContent,
  del: wrapWith('~~'),
  dfn: writeContent,
  em: wrapWith('*'),
  font: writeContent,
  i: wrapWith('*'),
  img: writeImage,
  input: ({ properties }) => (properties.type === 'checkbox' ? `[${properties.checked ? 'x' : ' '}]` : ''),
  ins: writeContent,
  kbd: writeContent,
  label: writeContent,
  mark: writeContent,
  math: (element) => toInlineCode(toText(element)),
  q: writeContent,
  s: wrapWith('~~'),
  samp: writeCode,
  small: writeContent,
  span: writeContent,
  strike: wrapWith('~~'),
  strong: wrapWith('**'),
  sub: writeContent,
  sup: writeContent,
  svg: writeNothing,
  time: writeContent,
  tt: writeCode,
  u: writeContent,
  var: writeContent,
  wbr: writeNothing,
}

function writeLink({ properties, children }: Element, writer: TextWriter): string {
  const { href, dataFootnoteRef, dataFootnoteBackref } = properties
  if (dataFootnoteBackref !== undefined) return ''
  if (dataFootnoteRef !== undefined) return `[^${toFootnoteName(href)}]`
  const text = writer.writeInline(children).trim()
  return typeof href !== 'string' || text === '' ? text : `[${text}](${toDestination(writer.toUrl(href))})`
}

function writeImage({ properties }: Element, writer: TextWriter): string {
  const { src, alt } = properties
  if (typeof src !== 'string') return ''
  const text = typeof alt === 'string' ? writer.writeInline([{ type: 'text', value: alt }]) : ''
  return `![${text}](${toDestination(writer.toUrl(src))})`
}

/** `#user-content-fn-1` and the id without its `#` → `1` (the form that remark-rehype gives footnotes). */
export function toFootnoteName(address: unknown): string {
  return String(address).replace(/^#?user-content-fn-/, '')
}
