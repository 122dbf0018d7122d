import type { Nodes } from 'mdast'
import { CONTAINERS } from './containers.ts'
import { countLinesBetween } from './count-lines-between.ts'
import type { NodeDoubt, Surroundings } from './node-doubt.ts'
import { sliceNode } from './slice-node.ts'

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const
const EXPRESSIONS = ['mdxFlowExpression', 'mdxTextExpression'] as const

/** What stands before a block on its line. */
const LINE_START = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*$/

/** A blank line, or what begins a block: the reference parser ends a paragraph there, also within a tag or braces. */
const BLOCK_START = /\n[ \t]*(?:\n|[>+*#=|~`<{:-]|\d+[.)]|import\b|export\b)/

/** The line that makes the one above it the head of a table. */
const DELIMITER_ROW = /^[ \t>]*[|:-][ \t|:-]*$/

/** What becomes of references that HTML and CommonMark do not read alike: those to a control sign, or to no sign at all. */
const STRANGE_REFERENCE = /&#?\w+;|\uFFFD|\p{Cn}|[^\P{Cc}\t\n]/u

/** Tags, expressions and braces that the reference parser may see in another way, or refuse. */
export const mdxNodeDoubts: readonly NodeDoubt[] = [
  {
    reason: 'A closing tag within a list or quote ends an element that began outside; the reference parser refuses it.',
    types: JSX,
    isIn: (node, source) => {
      const last = 'children' in node ? node.children.at(-1) : undefined
      const closing = source.lastIndexOf('</') + (node.position?.start.offset ?? 0)
      return last !== undefined && (last.position?.end.offset ?? 0) > closing
    },
  },
  {
    reason: 'The same, seen from the list.',
    types: ['list'],
    isIn: (node) => 'children' in node && node.children.some(({ type }) => type !== 'listItem'),
  },
  {
    reason: 'A tag that the native parser closes at the end of something else.',
    types: JSX,
    isIn: (_node, source) => !/(?:\/\s*>|<\s*\/[^<]*>)$/.test(source),
  },
  {
    reason: 'An open fragment behind an expression is lost.',
    types: EXPRESSIONS,
    isIn: ({ position }, _source, { text }) =>
      /^[^\S\n]*<\s*>/.test(text.slice(position?.end.offset, (position?.end.offset ?? 0) + 20)),
  },
  {
    reason:
      'References in attributes are read as in HTML, where one may end before its semicolon or mean another sign.',
    types: JSX,
    isIn: (node) =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.attributes.some(({ value }) => typeof value === 'string' && STRANGE_REFERENCE.test(value)),
  },
  {
    reason: 'An expression over lines, in a paragraph, a quote or a list: a line may begin a block or lack its indent.',
    types: EXPRESSIONS,
    isIn: (node, source, surroundings) => source.includes('\n') && mayBreak(node, source, surroundings),
  },
  {
    reason: 'The same in a tag over lines.',
    types: JSX,
    isIn: (node, source, surroundings) => {
      const tag = sliceTag(node, source)
      return tag.includes('\n') && mayBreak(node, tag, surroundings)
    },
  },
  {
    reason: 'The same right after a list or quote, whose paragraph goes on there.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    isIn: (node, _source, { text }) =>
      'children' in node && node.children.some((child, index) => isLazy(child, node.children[index - 1], text)),
  },
  {
    reason: 'A tag or braces that go on below the only line of a heading or of a row.',
    types: ['heading', 'tableRow'],
    isIn: (node, source) => (node.type === 'tableRow' || source.startsWith('#')) && source.includes('\n'),
  },
  {
    reason:
      'Braces and angle brackets in words are escaped in MDX. Where they are not, only the native parser saw words.',
    types: ['text'],
    isIn: (_node, source) => /(?<!\\)(?:\{|<(?!\s))/.test(source),
  },
  {
    reason: 'A line within a code span or link that begins like JSX: the reference parser takes it for JSX.',
    types: ['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'definition'],
    isIn: (_node, source) => /\n[ \t>]*[<{]/.test(source),
  },
  {
    reason: 'A brace in a code span, and a line in it that begins a block: the reference parser ends the span there.',
    types: ['inlineCode'],
    isIn: (_node, source) => source.includes('{') && BLOCK_START.test(source),
  },
  {
    reason: 'Signs of MDX in the description of a picture.',
    types: ['image', 'imageReference'],
    isIn: (_node, source) => /[<{]/.test(source),
  },
]

/** The opening tag: all up to the first child. */
function sliceTag(node: Nodes, source: string): string {
  const [first] = 'children' in node ? node.children : []
  if (first?.position === undefined) return source
  const tag = source.slice(0, (first.position.start.offset ?? 0) - (node.position?.start.offset ?? 0))
  // The first child may stand on the next line, behind the mark of a quote.
  return tag.replace(/>[ \t]*\n[ \t>]*$/, '>').trimEnd()
}

function isLazy(node: Nodes, previous: Nodes | undefined, text: string): boolean {
  if (previous === undefined || !CONTAINERS.has(previous.type)) return false
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxJsxFlowElement') return false
  return countLinesBetween(previous, node) < 2 && sliceTag(node, sliceNode(node, text)).includes('\n')
}

function mayBreak({ position }: Nodes, part: string, { text, isQuoted, indent }: Surroundings): boolean {
  if (isQuoted || position === undefined) return true
  const lines = part.split('\n').slice(1)
  if (lines.some((line) => line.trim() !== '' && line.search(/\S/) < indent)) return true
  const start = position.start.offset ?? 0
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const rest = /([^\n]*)(?:\n([^\n]*))?/y
  rest.lastIndex = start + part.length
  const [, after = '', below = ''] = rest.exec(text) ?? []
  const isBlock = LINE_START.test(before) && after.trim() === ''
  return !isBlock && (BLOCK_START.test(part) || `${before}${after}`.includes('|') || DELIMITER_ROW.test(below))
}
