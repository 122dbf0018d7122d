import type { Nodes, Text } from 'mdast'
import { CONTAINERS } from './containers.ts'
import { countLinesBetween } from './count-lines-between.ts'
import type { NodeDoubt } from './node-doubt.ts'

/** What stands right below a table and may be a row of it. */
const BELOW_TABLE = new Set<string>([
  'paragraph',
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
])

const PHRASING = new Set<string>(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'image', 'break'])

/** Blocks of words. JSX on a line of its own is among them: the native parser has taken it out of its paragraph. */
const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'] as const

const NEARLY_ADDRESS = /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w/i

const ADDRESS = /:\/\/|www\.|@/i

const BARE_ADDRESS =
  /^(?:(?:https?:\/\/|www\.)[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*(?:[:/?#][^`{<]*)?|[^`{<]+@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)$/

/** Lists, tables, code, addresses and emphasis that the reference parser may see in another way. */
export const markdownNodeDoubts: readonly NodeDoubt[] = [
  {
    reason: 'Blank lines of a quote after a list: the reference parser sees a list with space between its items.',
    types: ['list'],
    isIn: (_node, source, { isQuoted }) => isQuoted && /\n[ \t>]*$/.test(source),
  },
  {
    reason: 'A list item with nothing in it, or a marker that one parser takes for words.',
    types: ['listItem', 'paragraph'],
    isIn: (node, source) =>
      node.type === 'listItem' ? node.children.length === 0 : /^(?:\d{1,9}[.)]|[-+*])\s*$/.test(source),
  },
  {
    reason: 'A task whose item holds no paragraph is none; one that begins with no words has its paragraph elsewhere.',
    types: ['listItem'],
    isIn: (node) => {
      if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return false
      const [first] = node.children
      return first?.type !== 'paragraph' || first.children[0]?.type !== 'text'
    },
  },
  {
    reason: 'A fence that is never closed and is not at the start of its line ends elsewhere.',
    types: ['code'],
    isIn: (node, source) => {
      const [, end] = /\n[ \t>]*([`~]{3,})[ \t]*$/.exec(source) ?? []
      const isClosed = end !== undefined && 'value' in node && !node.value.endsWith(end)
      return node.position?.start.column !== 1 && !isClosed
    },
  },
  {
    reason: 'A line of white space below HTML: the reference parser takes it for a blank one.',
    types: ['html'],
    isIn: (_node, source) => /\n[ \t>]*$/.test(source),
  },
  {
    reason: 'A row of a table that begins like an import.',
    types: ['table'],
    isIn: (_node, source) => /\n(?:import|export) /.test(source),
  },
  {
    reason: 'A table goes on in a line that looks like HTML.',
    types: ['table'],
    isIn: (_node, source) => /\n[ \t>]*</.test(source),
  },
  {
    reason:
      'Words right below a paragraph or table, or a table below a quote or list: it is not told alike what belongs to it.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    isIn: (node) =>
      'children' in node &&
      node.children.some((child, index) => {
        const previous = node.children[index - 1]
        if (previous === undefined || countLinesBetween(previous, child) > 1) return false
        if (previous.type === 'table') return BELOW_TABLE.has(child.type)
        return CONTAINERS.has(previous.type) ? child.type === 'table' : isParagraph(previous) && isParagraph(child)
      }),
  },
  {
    reason:
      'A bare address after an open bracket gets its place, or its link, in a later step of the reference parser.',
    types: LEAF_BLOCKS,
    isIn: (node, source) => {
      if (!source.includes('[') || !ADDRESS.test(source)) return false
      const words = listWords(node)
      return words.some(({ value }) => value.includes('[')) && words.some(({ value }) => ADDRESS.test(value))
    },
  },
  {
    reason: 'What looks like a bare address and is none: which host is good enough is not told in the same way.',
    types: ['text'],
    isIn: (node, _source, { isLinked }) => !isLinked && 'value' in node && NEARLY_ADDRESS.test(node.value),
  },
  {
    reason: 'A bare address with a strange host, signs of MDX, or something close before or behind it.',
    types: ['link'],
    isIn: ({ position }, source, { text }) => {
      if (/^[[<]/.test(source)) return false
      const before = text.charAt((position?.start.offset ?? 0) - 1)
      const after = text.charAt(position?.end.offset ?? 0)
      return !BARE_ADDRESS.test(source) || !/^[ \t\n(*_~]?$/.test(before) || /[|_-]/.test(after) || source.includes('|')
    },
  },
  {
    reason: 'Beside another sign of emphasis a sign is read in another way when it is left over.',
    types: LEAF_BLOCKS,
    isIn: (node, source) =>
      /\*[_~]|_[*~]|~[*_]/.test(source) && listWords(node).some(({ value }) => /[*_~]/.test(value)),
  },
  {
    reason: 'Emphasis beside a sign of two code units, or right behind an escaped sign of emphasis.',
    types: LEAF_BLOCKS,
    isIn: (_node, source) => /\\[*_~][*_~]|\S[*_~]+[\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]+[^\s*_~]/.test(source),
  },
]

/** The words of a block; none when it holds blocks. */
function listWords(node: Nodes): Text[] {
  const words: Text[] = []
  const collect = (inner: Nodes): void => {
    if (inner.type === 'text') words.push(inner)
    else if ('children' in inner) inner.children.forEach(collect)
  }
  if ('children' in node && (node.type !== 'mdxJsxFlowElement' || node.children.some(isPhrasing))) collect(node)
  return words
}

function isPhrasing({ type }: Nodes): boolean {
  return PHRASING.has(type)
}

function isParagraph({ type }: Nodes): boolean {
  return type === 'paragraph'
}
