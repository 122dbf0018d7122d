import type { Nodes, Text } from 'mdast'

/** Where a node stands. */
export interface Surroundings {
  text: string
  /** Whether a block quote is around it. */
  isQuoted: boolean
  /** Whether a link is around it. */
  isLinked: boolean
  /** Columns that lines of the innermost list item are indented by; 0 outside of lists. */
  indent: number
}

/** A node of the native parser that the reference parser may see in another way. */
interface NodeDoubt {
  /** What differs. */
  reason: string
  /** The types of the nodes it is about. */
  types: readonly Nodes['type'][]
  /** Better once too often than once too few. `source` is the node as written. */
  isIn(node: Nodes, source: string, surroundings: Surroundings): boolean
}

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const
const EXPRESSIONS = ['mdxFlowExpression', 'mdxTextExpression'] as const

/** What stands before a block on its line. */
const LINE_START = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*$/

/** A blank line, or what begins a block: the reference parser ends a paragraph there, also within a tag or braces. */
const BLOCK_START = /\n[ \t]*(?:\n|[>+*#=|~`<{:-]|\d+[.)]|import\b|export\b)/

const PHRASING = new Set<string>(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link', 'image', 'break'])

const CONTAINERS = new Set<string>(['list', 'blockquote', 'footnoteDefinition'])

/** What stands right below a table and may be a row of it. */
const BELOW_TABLE = new Set<string>([
  'paragraph',
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
])

const NEARLY_ADDRESS = /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w/i

const ADDRESS = /:\/\/|www\.|@/i

/** What becomes of references that HTML and CommonMark do not read alike: those to a control sign, or to no sign at all. */
const STRANGE_REFERENCE = /&#?\w+;|\uFFFD|\p{Cn}|[^\P{Cc}\t\n]/u

const BARE_ADDRESS =
  /^(?:(?:https?:\/\/|www\.)[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*(?:[:/?#][^`{<]*)?|[^`{<]+@[A-Za-z0-9.-]+)$/

/** Blocks of words. JSX on a line of its own is among them: the native parser has taken it out of its paragraph. */
const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement'] as const

const nodeDoubts: readonly NodeDoubt[] = [
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
    reason: 'Blank lines of a quote after a list: the reference parser sees a list with space between its items.',
    types: ['list'],
    isIn: (_node, source, { isQuoted }) => isQuoted && /\n[ \t>]*$/.test(source),
  },
  {
    reason: 'A line within a code span or link that begins like JSX: the reference parser takes it for JSX.',
    types: ['inlineCode', 'link', 'image', 'linkReference', 'imageReference', 'definition'],
    isIn: (_node, source) => /\n[ \t>]*[<{]/.test(source),
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
    reason: 'Beside another sign of emphasis a sign is read in another way when it is left over.',
    types: LEAF_BLOCKS,
    isIn: (node, source) =>
      /\*[_~]|_[*~]|~[*_]/.test(source) && listWords(node).some(({ value }) => /[*_~]/.test(value)),
  },
  {
    reason:
      'Braces and angle brackets in words are escaped in MDX. Where they are not, only the native parser saw words.',
    types: ['text'],
    isIn: (_node, source) => /(?<!\\)(?:\{|<(?!\s))/.test(source),
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
      return !BARE_ADDRESS.test(source) || !/^[ \t\n(*_~]?$/.test(before) || after === '|' || source.includes('|')
    },
  },
  {
    reason: 'A row of a table that begins like an import.',
    types: ['table'],
    isIn: (_node, source) => /\n(?:import|export) /.test(source),
  },
  {
    reason: 'An expression over lines, in a paragraph, a quote or a list: a line may begin a block or lack its indent.',
    types: EXPRESSIONS,
    isIn: (node, source, surroundings) => source.includes('\n') && mayBreak(node, source, surroundings),
  },
  {
    reason: 'Words right below a paragraph or table: the parsers do not agree where the table is.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    isIn: (node) =>
      'children' in node &&
      node.children.some((child, index) => {
        const previous = node.children[index - 1]
        if (previous === undefined || countLines(previous, child) > 1) return false
        return previous.type === 'table' ? BELOW_TABLE.has(child.type) : isParagraph(previous) && isParagraph(child)
      }),
  },
  {
    reason: 'A tag or braces that go on below the only line of a heading or of a row.',
    types: ['heading', 'tableRow'],
    isIn: (node, source) => (node.type === 'tableRow' || source.startsWith('#')) && source.includes('\n'),
  },
  {
    reason: 'A tag that the native parser closes at the end of something else.',
    types: JSX,
    isIn: (_node, source) => !/(?:\/\s*>|<\s*\/[^<]*>)$/.test(source),
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
    reason: 'An open fragment behind an expression is lost.',
    types: EXPRESSIONS,
    isIn: ({ position }, _source, { text }) =>
      /^[^\S\n]*<\s*>/.test(text.slice(position?.end.offset, (position?.end.offset ?? 0) + 20)),
  },
  {
    reason: 'A table goes on in a line that looks like HTML.',
    types: ['table'],
    isIn: (_node, source) => /\n[ \t>]*</.test(source),
  },
  {
    reason: 'A task whose item holds no paragraph is none.',
    types: ['listItem'],
    isIn: (node) =>
      node.type === 'listItem' && typeof node.checked === 'boolean' && node.children[0]?.type !== 'paragraph',
  },
  {
    reason: 'A list item with nothing in it, or a marker that one parser takes for words.',
    types: ['listItem', 'paragraph'],
    isIn: (node, source) =>
      node.type === 'listItem' ? node.children.length === 0 : /^(?:\d{1,9}[.)]|[-+*])\s*$/.test(source),
  },
  {
    reason: 'Emphasis beside a sign of two code units, or right behind an escaped sign of emphasis.',
    types: LEAF_BLOCKS,
    isIn: (_node, source) => /\\[*_~][*_~]|\S[*_~]+[\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]+[^\s*_~]/.test(source),
  },
  {
    reason: 'Signs of MDX in the description of a picture.',
    types: ['image', 'imageReference'],
    isIn: (_node, source) => /[<{]/.test(source),
  },
  {
    reason: 'The same right after a list or quote, whose paragraph goes on there, and a table at that place.',
    types: ['root', 'listItem', 'blockquote', 'mdxJsxFlowElement'],
    isIn: (node, _source, { text }) =>
      'children' in node && node.children.some((child, index) => isLazy(child, node.children[index - 1], text)),
  },
  {
    reason: 'The same in a tag over lines.',
    types: JSX,
    isIn: (node, source, surroundings) => {
      const tag = sliceTag(node, source)
      return tag.includes('\n') && mayBreak(node, tag, surroundings)
    },
  },
]

const byType = new Map<string, NodeDoubt[]>()
for (const doubt of nodeDoubts) for (const type of doubt.types) byType.set(type, [...(byType.get(type) ?? []), doubt])

/** Whether a node is one that the reference parser may see in another way. */
export function isDoubtful(node: Nodes, surroundings: Surroundings): boolean {
  if (node.position === undefined) return true
  const doubts = byType.get(node.type)
  if (doubts === undefined) return false
  const source = sliceNode(node, surroundings.text)
  return doubts.some((doubt) => doubt.isIn(node, source, surroundings))
}

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
  if (node.type === 'table') return countLines(previous, node) < 2
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxJsxFlowElement') return false
  return countLines(previous, node) < 2 && sliceTag(node, sliceNode(node, text)).includes('\n')
}

function isParagraph({ type }: Nodes): boolean {
  return type === 'paragraph'
}

/** Lines from the end of one to the start of the other. */
function countLines(before: Nodes, after: Nodes): number {
  return (after.position?.start.line ?? 0) - (before.position?.end.line ?? 0)
}

function sliceNode({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

function mayBreak({ position }: Nodes, part: string, { text, isQuoted, indent }: Surroundings): boolean {
  if (isQuoted || position === undefined) return true
  const lines = part.split('\n').slice(1)
  if (lines.some((line) => line.trim() !== '' && line.search(/\S/) < indent)) return true
  const start = position.start.offset ?? 0
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const end = start + part.length
  const lineEnd = text.indexOf('\n', end)
  const after = text.slice(end, lineEnd === -1 ? undefined : lineEnd)
  const isBlock = LINE_START.test(before) && after.trim() === ''
  return !isBlock && (BLOCK_START.test(part) || before.includes('|') || after.includes('|'))
}
