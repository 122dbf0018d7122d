import { isClearMath } from '../markdown/is-clear-math.ts'
import { countOpenJsx } from './count-open-jsx.ts'
import { dropFencedCode } from './drop-fenced-code.ts'
import { mayOverflowStack } from './may-overflow-stack.ts'
import { takesManyAttempts } from './takes-many-attempts.ts'

/** Something in a text that the native parser reads differently than the reference parser. */
interface TextBailout {
  /** What differs. */
  reason: string
  /** Whether the characters suggest that it is in the text. Has to be fast; false positives are fine. */
  matches(text: string): boolean
}

const FOOTNOTE = /\[\^(?![\w-]+\])[^\]\n]*\]:|\[\^[^\]\n]+\]:[ \t]*$|^[^[\n]{4,}\[\^[^\]\n]+\]:/m

const MAX_BRACE_DEPTH = 12

/** Lines of hyphens or equals signs, in code and tables too. */
const UNDERLINE = /^[ \t>]*(?:=+|-+)[ \t]*$/gm
const MAX_UNDERLINES = 2_000

const MAX_OPEN_TAGS = 500

/** It takes the native parser about 20 ms. */
const MAX_OPEN_JSX = 12

const MAX_FOOTNOTES = 1_000

/** Four times as many take sixteen times the memory: 20,000 elements take 3 GB, and 20,000 references 0.6 GB. */
const MAX_ELEMENTS = 2_000
const MAX_REFERENCES = 5_000

/** Two lines that may be the header row and the delimiter row of a table, and the prefix of each. */
const TABLE_START = /^([ \t>]*)[^\s>].*(?=\n([ \t>]*)(?=.*[|:])[|:-][ \t|:-]*$)/gm

const characterBailouts: readonly TextBailout[] = [
  {
    reason: 'A lone surrogate becomes U+FFFD when the text is converted to UTF-8.',
    matches: (text) => /\p{Cs}/u.test(text),
  },
  {
    reason:
      'Control characters, lone carriage returns, the byte order mark, and a private-use character that the native parser uses itself.',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    matches: (text) => /[\0-\x08\x0B-\x1F\x7F-\x9F\uF002\uFEFF]/.test(text),
  },
  {
    reason: 'The native parser reads past a backslash at the end of a text and crashes the process.',
    matches: (text) => text.endsWith('\\'),
  },
]

const syntaxBailouts: readonly TextBailout[] = [
  {
    reason: 'The native parser takes minutes for deeply nested braces in attributes.',
    matches: (text) => findBraceDepth(text) > MAX_BRACE_DEPTH,
  },
  {
    reason:
      'The native parser takes more than linear time for many tags that are open at once, and for many footnotes.',
    matches: (text) => countOpenTags(text) > MAX_OPEN_TAGS || text.split('[^').length > MAX_FOOTNOTES,
  },
  {
    reason: 'The native parser takes more than linear memory for many elements, and for many character references.',
    matches: (text) => text.split('</').length > MAX_ELEMENTS || text.split('&').length > MAX_REFERENCES,
  },
  {
    reason: 'So many underlined headings that the page is shown as plain text.',
    matches: (text) => (text.match(UNDERLINE)?.length ?? 0) > MAX_UNDERLINES,
  },
  {
    reason: 'Two blank lines in a quote: the parsers disagree on whether the list above is loose.',
    matches: (text) => />[ \t]*\n[ \t>]*>[ \t]*$/m.test(text),
  },
  {
    reason: 'A task list checkbox without text.',
    matches: (text) => /(?:[-+*]|\d[.)])[ \t]+\[[ xX]\][ \t]*$/m.test(text),
  },
  {
    reason: 'A footnote definition that is empty, indented, or has special characters in its name.',
    matches: (text) => text.includes('[^') && FOOTNOTE.test(text),
  },
  {
    reason: 'A header row without the marker or indentation of the quote or list that contains the rest of the table.',
    matches: (text) => [...text.matchAll(TABLE_START)].some(([, head = '', row = '']) => isDeeper(row, head)),
  },
]

/** Bailouts of one kind of text. */
export interface TextBailouts {
  characters: readonly TextBailout[]
  /** They match syntax, so fenced code is left out where that is possible. */
  syntax: readonly TextBailout[]
  leaveOutCode(text: string): string
}

const mdxSyntaxBailouts: readonly TextBailout[] = [
  ...syntaxBailouts,
  {
    reason: 'The native parser overflows its stack and crashes the process if an expression is nested too deeply.',
    matches: mayOverflowStack,
  },
  {
    reason: 'The native parser takes more than linear time for an import or export with thousands of blank lines.',
    matches: takesManyAttempts,
  },
  {
    reason: 'The native parser tries each open tag in an expression twice, so its time doubles with each of them.',
    matches: (text) => countOpenJsx(text) > MAX_OPEN_JSX,
  },
  {
    reason:
      'A line break in a closing tag: the next line may lack the marker of its quote or the indentation of its list.',
    matches: (text) => /<[ \t]*\n[ \t>\n]*\/|<\/[^<>\n]*\n/.test(text),
  },
  {
    reason: 'Formulas follow our own rules: prices and shell variables are not formulas.',
    matches: (text) => text.includes('$') && mayHoldMath(text),
  },
]

/** Bailouts in MDX. */
export const mdxTextBailouts: TextBailouts = {
  characters: characterBailouts,
  syntax: mdxSyntaxBailouts,
  leaveOutCode: dropFencedCode,
}

/** Bailouts in Markdown without MDX, which has no formulas. In its HTML, a fence is no fence. */
export const markdownTextBailouts: TextBailouts = {
  characters: characterBailouts,
  syntax: [
    ...syntaxBailouts,
    {
      reason: 'HTML at the start of a line may end a paragraph or a table.',
      matches: (text) => /\n[ \t>]*</.test(text),
    },
    { reason: 'A brace in a tag, which has no meaning in HTML.', matches: (text) => /<[^>\n]*\{/.test(text) },
    { reason: 'Indented code, and white space after it.', matches: (text) => /^[ \t>]*(?: {4}|\t)/m.test(text) },
  ],
  leaveOutCode: (text) => text,
}

/** Whether the prefix of a line nests it deeper than that of another line: in more quotes or with more indentation. */
function isDeeper(prefix: string, other: string): boolean {
  const [depth = 0, otherDepth = 0] = [prefix, other].map((each) => each.replace(/[^>]/g, '').length)
  return depth === otherDepth ? prefix.length > other.length : depth > otherDepth
}

/**
 * A pair of dollar signs that no letter or digit touches. The reference parser sees letters of two code units as two
 * characters that are no letters.
 */
const MATH =
  /(?<!(?![\u{10000}-\u{10FFFF}])[\p{L}\p{N}_])\$(?=((?:\\.|[^$`\\])+)\$(?!(?![\u{10000}-\u{10FFFF}])[\p{L}\p{N}_]))/gu

/** Whether there is `$$`, or a pair of `$` that `dollar-math.ts` reads as a formula. Dollar signs in code count too. */
function mayHoldMath(text: string): boolean {
  if (text.includes('$$')) return true
  for (const { 1: inner = '' } of text.matchAll(MATH)) {
    if (inner.includes('\n') ? inner.includes('\\') : isClearMath(inner)) return true
  }
  return false
}

/** The maximum number of braces that are open at once. */
function findBraceDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const { 0: brace } of text.matchAll(/[{}]/g)) {
    depth = brace === '{' ? depth + 1 : Math.max(depth - 1, 0)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** The maximum number of tags that are open at once, in code and comments too. */
function countOpenTags(text: string): number {
  let open = 0
  let most = 0
  for (const { 0: mark } of text.matchAll(/<\/|<[\w>]|\/>/g)) {
    open = mark.includes('/') ? Math.max(open - 1, 0) : open + 1
    most = Math.max(most, open)
  }
  return most
}
