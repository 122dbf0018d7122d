import type { Nodes } from 'mdast'
import { isContainer, isRightBelow } from './adjacent-blocks.ts'
import { type NodeBailout, type NodeContext, sliceNode } from './node-bailout.ts'

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const
const EXPRESSIONS = ['mdxFlowExpression', 'mdxTextExpression'] as const

/** What may precede a block on its line: indentation and list markers. */
const LINE_START = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*$/

/** A blank line or the start of a block: the reference parser ends a paragraph there, even within a tag or braces. */
const BLOCK_START = /\n[ \t]*(?:\n|[>+*#=|~`<{:-]|\d+[.)]|import\b|export\b)/

/** The line that makes the one above it the header row of a table. */
const DELIMITER_ROW = /^[ \t>]*[|:-][ \t|:-]*$/

/** What remains of references that HTML and CommonMark decode differently: to control or unassigned characters. */
const AMBIGUOUS_REFERENCE = /&#?\w+;|\uFFFD|\p{Cn}|[^\P{Cc}\t\n]/u

/** Tags, expressions and braces that the reference parser may read differently, or reject. */
export const mdxBailouts: readonly NodeBailout[] = [
  {
    reason:
      'A closing tag in a list or quote for an element that starts outside of it: the reference parser rejects it.',
    types: JSX,
    matches: (node, source) => {
      const last = 'children' in node ? node.children.at(-1) : undefined
      const closing = source.lastIndexOf('</') + (node.position?.start.offset ?? 0)
      return last !== undefined && (last.position?.end.offset ?? 0) > closing
    },
  },
  {
    reason: 'The same, for the list.',
    types: ['list'],
    matches: (node) => 'children' in node && node.children.some(({ type }) => type !== 'listItem'),
  },
  {
    reason: 'A tag that the native parser closes at the end of another node.',
    types: JSX,
    matches: (_node, source) => !/(?:\/\s*>|<\s*\/[^<]*>)$/.test(source),
  },
  {
    reason: 'An opening fragment tag right after an expression gets lost.',
    types: EXPRESSIONS,
    matches: ({ position }, _source, { text }) =>
      /^[^\S\n]*<\s*>/.test(text.slice(position?.end.offset, (position?.end.offset ?? 0) + 20)),
  },
  {
    reason:
      'Character references in attributes follow HTML, where the semicolon is optional and some have another meaning.',
    types: JSX,
    matches: (node) =>
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.attributes.some(({ value }) => typeof value === 'string' && AMBIGUOUS_REFERENCE.test(value)),
  },
  {
    reason: 'A multiline expression in a paragraph, quote or list: a line may start a block or lack its indentation.',
    types: EXPRESSIONS,
    matches: (node, source, context) => source.includes('\n') && mayBreak(node, source, context),
  },
  {
    reason: 'The same for a multiline tag.',
    types: JSX,
    matches: (node, source, context) => {
      const tag = sliceTag(node, source)
      return tag.includes('\n') && mayBreak(node, tag, context)
    },
  },
  {
    reason: 'The same right after a list or quote, whose last paragraph continues there.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    matches: (node, _source, { text }) =>
      'children' in node &&
      node.children.some((child, index) => isLazyContinuation(child, node.children[index - 1], text)),
  },
  {
    reason: 'A tag or expression that continues below the line of a heading or table row.',
    types: ['heading', 'tableRow'],
    matches: (node, source) => (node.type === 'tableRow' || source.startsWith('#')) && source.includes('\n'),
  },
  {
    reason: 'An unescaped brace or angle bracket in text: the reference parser reads it as MDX or rejects it.',
    types: ['text'],
    matches: (_node, source) => /(?<!\\)(?:\{|<(?!\s))/.test(source),
  },
  {
    reason: 'A line of a code span or link that starts like JSX: the reference parser reads it as JSX.',
    types: ['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'definition'],
    matches: (_node, source) => /\n[ \t>]*[<{]/.test(source),
  },
  {
    reason: 'A code span with a brace and a line that starts a block: the reference parser ends the span there.',
    types: ['inlineCode'],
    matches: (_node, source) => source.includes('{') && BLOCK_START.test(source),
  },
  {
    reason: 'MDX syntax in the alternative text of an image.',
    types: ['image', 'imageReference'],
    matches: (_node, source) => /[<{]/.test(source),
  },
]

/** The opening tag: everything before the first child. */
function sliceTag(node: Nodes, source: string): string {
  const [first] = 'children' in node ? node.children : []
  if (first?.position === undefined) return source
  const tag = source.slice(0, (first.position.start.offset ?? 0) - (node.position?.start.offset ?? 0))
  // The first child may be on the next line, after the marker of a quote.
  return tag.replace(/>[ \t]*\n[ \t>]*$/, '>').trimEnd()
}

function isLazyContinuation(node: Nodes, previous: Nodes | undefined, text: string): boolean {
  if (previous === undefined || !isContainer(previous)) return false
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxJsxFlowElement') return false
  return isRightBelow(node, previous) && sliceTag(node, sliceNode(node, text)).includes('\n')
}

/** Whether the reference parser may end the paragraph within `part`, which starts at the node. */
function mayBreak({ position }: Nodes, part: string, { text, isQuoted, indent }: NodeContext): boolean {
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
