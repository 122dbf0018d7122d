import { isClearMath } from '../markdown/is-clear-math.ts'

/** Something in a text that the native parser reads in another way than the reference parser. */
export interface Doubt {
  /** What differs. */
  reason: string
  /** Whether it may be in the text: at once, by a look at the characters. Better once too often than once too few. */
  isIn(text: string): boolean
}

const FOOTNOTE = /\[\^(?![\w-]+\])[^\]\n]*\]:|\[\^[^\]\n]+\]:[ \t]*$|^[^[\n]{4,}\[\^[^\]\n]+\]:/m

const DEEPEST_BRACES = 12

/** Two lines that may be the head and the delimiter row of a table, and what stands before each. */
const TABLE_START = /^([ \t>]*)[^\s>].*(?=\n([ \t>]*)(?=.*[|:])[|:-][ \t|:-]*$)/gm

const doubts: readonly Doubt[] = [
  {
    reason: 'A half of a surrogate pair becomes U+FFFD on the way to UTF-8.',
    isIn: (text) => /\p{Cs}/u.test(text),
  },
  {
    reason:
      'NUL, the byte order mark, lone carriage returns, and the sign that the native parser uses for spaces of its own.',
    isIn: (text) => /[\0\r\uF002]|^\uFEFF/.test(text),
  },
  {
    reason: 'The native parser looks behind a backslash at the end of a text, and ends the whole process.',
    isIn: (text) => text.endsWith('\\'),
  },
  {
    reason: 'It takes minutes for braces within braces within attributes, many levels deep.',
    isIn: (text) => findDepth(text) > DEEPEST_BRACES,
  },
  {
    reason: 'Two blank lines of a quote: a list before them is loose or not.',
    isIn: (text) => />[ \t]*\n[ \t>]*>[ \t]*$/m.test(text),
  },
  {
    reason: 'A box of a task list with nothing beside it.',
    isIn: (text) => /(?:[-+*]|\d[.)])[ \t]+\[[ xX]\][ \t]*$/m.test(text),
  },
  {
    reason: 'The definition of a footnote that is empty, indented, or has signs in its name.',
    isIn: (text) => text.includes('[^') && FOOTNOTE.test(text),
  },
  {
    reason: 'The head of a table that lacks the mark or the indent of the quote or list it would be in.',
    isIn: (text) => [...text.matchAll(TABLE_START)].some(([, head = '', row = '']) => isWithin(row, head)),
  },
]

/** What stands in the way of the native parser in a page. */
export const mdxDoubts: readonly Doubt[] = [
  ...doubts,
  {
    reason: 'A closing tag over a line end: what follows there may be the sign of a quote.',
    isIn: (text) => /<\/[^<>\n]*\n[ \t>]*>/.test(text),
  },
  {
    reason: 'Formulas follow rules of our own: prices and shell variables are none.',
    isIn: (text) => text.includes('$') && mayHoldMath(text),
  },
]

/** What stands in its way in a text without MDX, which has no formulas. */
export const markdownDoubts: readonly Doubt[] = [
  ...doubts,
  { reason: 'HTML in a later line: where it ends a paragraph or a table.', isIn: (text) => /\n[ \t>]*</.test(text) },
  { reason: 'A brace in a tag: for HTML it is none.', isIn: (text) => /<[^>\n]*\{/.test(text) },
  { reason: 'Code by its indent, and white space behind it.', isIn: (text) => /^[ \t>]*(?: {4}|\t)/m.test(text) },
]

/** Whether one of the doubts is in the text. */
export function hasDoubt(text: string, list: readonly Doubt[]): boolean {
  return list.some((doubt) => doubt.isIn(text))
}

/** Whether what stands before a line puts it deeper than another one: in more quotes, or further to the right. */
function isWithin(prefix: string, other: string): boolean {
  const [depth = 0, otherDepth = 0] = [prefix, other].map((each) => each.replace(/[^>]/g, '').length)
  return depth === otherDepth ? prefix.length > other.length : depth > otherDepth
}

/** Two signs side by side, or one that a second closes as `dollar-math.ts` has it. Code is not told apart. */
function mayHoldMath(text: string): boolean {
  if (text.includes('$$')) return true
  for (const { 1: inner = '' } of text.matchAll(/(?<![\p{L}\p{N}_])\$(?=((?:\\.|[^$`\\])+)\$(?![\p{L}\p{N}_]))/gu)) {
    if (inner.includes('\n') ? inner.includes('\\') : isClearMath(inner)) return true
  }
  return false
}

/** How many braces are open at once, at most. */
function findDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const { 0: brace } of text.matchAll(/[{}]/g)) {
    depth = brace === '{' ? depth + 1 : Math.max(depth - 1, 0)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
