import type { Nodes, Text } from 'mdast'
import { mayExceedBounds } from '../markdown/remark-bounds.ts'
import { isContainer, isRightBelow } from './adjacent-blocks.ts'
import type { NodeBailout } from './node-bailout.ts'

/** Types of nodes that may be a row of the table right above them. */
const POSSIBLE_ROWS = new Set<string>([
  'paragraph',
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
])

const PHRASING = new Set<string>(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'image', 'break'])

/** Blocks of text. This includes JSX on its own line, because the native parser takes it out of its paragraph. */
const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'] as const

const ADDRESS_LIKE = /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w/i

const ADDRESS = /:\/\/|www\.|@/i

const BARE_ADDRESS =
  /^(?:(?:https?:\/\/|www\.)[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*(?:[:/?#][^`{<]*)?|[^`{<]+@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)$/

/** Lists, tables, code, bare URLs and emphasis that the reference parser may read differently. */
export const markdownBailouts: readonly NodeBailout[] = [
  {
    reason: 'A text that the reference parser would take too long for, so that the page is shown as plain text.',
    types: LEAF_BLOCKS,
    matches: (_node, source) => mayExceedBounds(source),
  },
  {
    reason: 'Blank lines of a quote after a list: the reference parser sees a loose list.',
    types: ['list'],
    matches: (_node, source, { isQuoted }) => isQuoted && /\n[ \t>]*$/.test(source),
  },
  {
    reason: 'A blank line in nested lists of a quote: the reference parser may see tight lists.',
    types: ['list'],
    matches: (node, source, { isQuoted }) =>
      isQuoted &&
      /\n[ \t>]*\n/.test(source) &&
      node.type === 'list' &&
      node.children.some(({ children }) => children.some(({ type }) => type === 'list')),
  },
  {
    reason: 'An empty list item, or a list marker that one of the parsers reads as text.',
    types: ['listItem', 'paragraph'],
    matches: (node, source) =>
      node.type === 'listItem' ? node.children.length === 0 : /^(?:\d{1,9}[.)]|[-+*])\s*$/.test(source),
  },
  {
    reason:
      'A checkbox without a paragraph is not a task; if the paragraph does not start with text, its position differs.',
    types: ['listItem'],
    matches: (node) => {
      if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return false
      const [first] = node.children
      return first?.type !== 'paragraph' || first.children[0]?.type !== 'text'
    },
  },
  {
    reason: 'The end of a fence that is never closed and is not at the start of its line.',
    types: ['code'],
    matches: (node, source) => {
      const [, end] = /\n[ \t>]*([`~]{3,})[ \t]*$/.exec(source) ?? []
      const isClosed = end !== undefined && 'value' in node && !node.value.endsWith(end)
      return node.position?.start.column !== 1 && !isClosed
    },
  },
  {
    reason: 'A definition that is a footnote for the reference parser.',
    types: ['definition'],
    matches: (_node, source) => source.startsWith('[^'),
  },
  {
    reason: 'A line of white space below HTML: the reference parser treats it as blank.',
    types: ['html'],
    matches: (_node, source) => /\n[ \t>]*$/.test(source),
  },
  {
    reason: 'A table row that starts like an import.',
    types: ['table'],
    matches: (_node, source) => /\n(?:import|export) /.test(source),
  },
  {
    reason: 'A table that continues on a line that looks like HTML.',
    types: ['table'],
    matches: (_node, source) => /\n[ \t>]*</.test(source),
  },
  {
    reason:
      'Text right below a paragraph or table, or a table below a quote or list: the parsers disagree on what belongs to it.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    matches: (node) =>
      'children' in node &&
      node.children.some((child, index) => {
        const previous = node.children[index - 1]
        if (previous === undefined || !isRightBelow(child, previous)) return false
        if (previous.type === 'table') return POSSIBLE_ROWS.has(child.type)
        return isContainer(previous) ? child.type === 'table' : isParagraph(previous) && isParagraph(child)
      }),
  },
  {
    reason: 'A bare URL after an open bracket: the reference parser finds it, or its position, in a later step.',
    types: LEAF_BLOCKS,
    matches: (node, source) => {
      if (!source.includes('[') || !ADDRESS.test(source)) return false
      const texts = listTexts(node)
      return texts.some(({ value }) => value.includes('[')) && texts.some(({ value }) => ADDRESS.test(value))
    },
  },
  {
    reason: 'Text that looks like a bare URL and is not a link: the parsers accept different hosts.',
    types: ['text'],
    matches: (node, _source, { isLinked }) => !isLinked && 'value' in node && ADDRESS_LIKE.test(node.value),
  },
  {
    reason: 'A bare URL with an unusual host, with MDX syntax, or with other characters right before or after it.',
    types: ['link'],
    matches: ({ position }, source, { text }) => {
      if (/^[[<]/.test(source)) return false
      const before = text.charAt((position?.start.offset ?? 0) - 1)
      const after = text.charAt(position?.end.offset ?? 0)
      return !BARE_ADDRESS.test(source) || !/^[ \t\n(*_~]?$/.test(before) || /[|_-]/.test(after) || source.includes('|')
    },
  },
  {
    reason: 'Unmatched emphasis markers next to markers of another kind.',
    types: LEAF_BLOCKS,
    matches: (node, source) =>
      /\*[_~]|_[*~]|~[*_]/.test(source) && listTexts(node).some(({ value }) => /[*_~]/.test(value)),
  },
  {
    reason:
      'A single backtick beside braces or tags: the native parser pairs it with one in the block before or after.',
    types: LEAF_BLOCKS,
    matches: (node, source) => /[{<]/.test(source) && listTexts(node).some(({ value }) => value.includes('`')),
  },
  {
    reason: 'Emphasis markers next to a character of two code units, or right after an escaped marker.',
    types: LEAF_BLOCKS,
    matches: (_node, source) => /\\[*_~][*_~]|\S[*_~]+[\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]+[^\s*_~]/.test(source),
  },
]

/** The text nodes of a block; none if the block contains blocks. */
function listTexts(node: Nodes): Text[] {
  const texts: Text[] = []
  const collect = (inner: Nodes): void => {
    if (inner.type === 'text') texts.push(inner)
    else if ('children' in inner) inner.children.forEach(collect)
  }
  if ('children' in node && (node.type !== 'mdxJsxFlowElement' || node.children.some(isPhrasing))) collect(node)
  return texts
}

function isPhrasing({ type }: Nodes): boolean {
  return PHRASING.has(type)
}

function isParagraph({ type }: Nodes): boolean {
  return type === 'paragraph'
}
