import { nest, repeat, type Shape } from './shape.ts'

/** Pieces of Markdown and MDX that fill a page. */
const REPEATED: Readonly<Record<string, string>> = {
  'open footnotes': '[^',
  'quote markers': '>',
  'quote markers with spaces': '> ',
  'short quotes': '> a\n\n',
  headings: '# A\n',
  'underlined headings': 'A\n=\n',
  'open braces': '{',
  'lines with an open brace': 'a { b\n\n',
  'closing tags': '</b>',
  'open tags': '<b>\n\n',
  'angle brackets before digits': '<3',
  'lines with an angle bracket': 'a <3 b\n\n',
  'quotes with an open tag': '> <b>\n\n',
  'list items with an angle bracket': '- a <3\n',
  'list items with an open tag': '- <div>\n',
  'wrong closing tags': '<b>a</i>\n\n',
  placeholders: '<your-key> ',
  comments: '<!-- a -->\n\n',
  'open comments': '<!--',
  quotation: '‹',
  stars: '*',
  'stars and words': '*a',
  underscores: '_a',
  backticks: '`a``b',
  'escaped backticks': '\\`` a ',
  'dollar signs': '$a ',
  formulas: '$a$ ',
  'closing brackets': ']',
  'open brackets': '[',
  'open links': '[a](',
  'open images': '![',
  'link definitions': '[a]: /b\n',
  'list items': '- a\n',
  'short lists': '- a\n\nb\n\n',
  'list markers': '- ',
  'table rows': 'a|b\n',
  tables: '|a|\n|-|\n\n',
  addresses: 'http://a.b a@c.d ',
  fences: '```\n',
  expressions: '{1} ',
  'invalid expressions': '{a b} ',
  exports: 'export const a = 1\n\n',
  paragraphs: 'a\n\n',
  'character references': '&amp',
}

/** Pieces in each other: what starts, what is in the middle, and what ends. */
const NESTED: Readonly<Record<string, readonly [string, string, string]>> = {
  'nested tags': ['<b>', 'x', '</b>'],
  'nested blocks': ['<div>\n', 'x\n', '</div>\n'],
  'nested emphasis': ['*a ', 'b', ' c*'],
  'nested links': ['[', 'a', '](b)'],
  'nested images': ['![', 'a', '](b)'],
  'nested attributes': ['<a b={', '1', '}/>'],
  'nested lists in code': ['[', '1', ']'],
}

/** Pieces of one expression: what comes first, what repeats, and what comes last. */
const WRAPPED: Readonly<Record<string, readonly [string, string, string]>> = {
  'ranges of lines': ['```js ', '{1-99999} ', '\na\n```\n'],
  'open quotes in a fence': ['```js ', 'a="', '\na\n```\n'],
  negations: ['{', '!', '1}'],
  sums: ['{1', '+1', '}'],
  properties: ['{a', '.a', '}'],
  conditions: ['{', 'a?a:', '1}'],
  'objects in a list': ['{[', '{},', ']}'],
  'objects on lines': ['{[', '{},\n', ']}'],
  'braces in a string': ['{"', '}', '"}'],
  'comments in code': ['{', '/*', '}'],
  'blank lines in an export': ['export const a = [\n', '1,\n\n', ']\n'],
  attributes: ['<a ', 'b="c" ', '/>'],
  'columns of a table': ['|a|\n|-|\n', '|b', '|\n'],
  'rows of a ragged table': [`|a|\n|-|\n${'|c'.repeat(1_000)}|\n`, '|b|\n', ''],
}

/** Markdown and MDX that parsers take long for. */
export const TEXT_SHAPES: readonly Shape[] = [
  ...Object.entries(REPEATED).map(([name, piece]): Shape => ({ name, toPage: (size) => repeat(piece, size) })),
  ...Object.entries(NESTED).map(
    ([name, [start, middle, end]]): Shape => ({ name, toPage: (size) => nest(start, middle, end, size) }),
  ),
  ...Object.entries(WRAPPED).map(
    ([name, [first, piece, last]]): Shape => ({ name, toPage: (size) => first + repeat(piece, size) + last }),
  ),
]
