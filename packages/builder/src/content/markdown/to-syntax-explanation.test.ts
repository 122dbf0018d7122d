import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Card', 'Note', 'Tab', 'Tabs', 'Tip']))

/** The reports about a text: line and column, what is wrong, and what to do. */
const listReports = (text: string) =>
  parser
    .parse(text, 'a.mdx')
    .diagnostics.map(({ line, column, message, suggestions }) => [
      `${line}:${column}`,
      message.replace(/^Invalid MDX: /, ''),
      suggestions.join(' '),
    ])

const ESCAPE = 'Write \\{ to show the character itself.'

describe('an invalid expression', () => {
  it.each([
    ['a {x y} c', 'found `y` in the expression, expected an operator or `}`.'],
    ['send {"a": 1}', 'found `:` in the expression, expected an operator or `}`.'],
    ['{1 +}', 'found `}` in the expression, expected a value.'],
    ['{user.}', 'found `}` in the expression, expected a name after `.`.'],
    ['{[1, 2}', 'found `}` in the expression, expected an operator or `]`.'],
    ['{a ? b}', 'found `}` before the end of the expression.'],
    ['{if (x) { y }}', 'found the statement `if`, expected an expression.'],
    ['{"a}', 'found a text that starts with `"` but has no closing quote.'],
    ['{`a}', 'found a backtick without a closing one.'],
    ['{“a”}', 'found the curly quote `“`, expected a straight quote.'],
    ['{/* a}', 'found a comment without `*/`.'],
    ['{1a}', 'found a name that starts with a digit.'],
    ['a {b', 'found `{` without a closing `}`.'],
  ])('%s is reported by what was found and expected', (text, message) => {
    expect(listReports(text)).toEqual([[expect.any(String), message, ESCAPE]])
  })
})

describe('an invalid attribute', () => {
  it.each([
    ['title=Hello', 'found `title=Hello`, expected the value in quotes or braces.', 'Write title="Hello".'],
    ['open=true', 'found `open=true`, expected the value in quotes or braces.', 'Write open={true}.'],
    ['title=“a”', 'found the curly quote `“`, expected a straight quote.', 'Use straight quotes.'],
    ['title=', 'found no value after `title=`.', 'Write title="…", or remove it.'],
    ['title={}', 'found no value in `title={}`.', 'Write a value in the braces, or remove the attribute.'],
    ['{title}', 'found `{title}` in a tag, expected `name={value}` or `{...props}`.', 'Write title={title}.'],
    ['{...a, ...b}', 'found more than one value in a spread.', 'Write a spread for each: {...a} {...b}.'],
    [
      'style={color: "red"}',
      'found `:` in the expression, expected an operator or `}`.',
      'Write an object in two pairs of braces: style={{ … }}.',
    ],
    [
      'title={a b}',
      'found `b` in the expression, expected an operator or `}`.',
      'Correct the value, or write it as a text: title="…".',
    ],
    [
      'icon, title="a"',
      'found `,` in the tag `<Card`, expected an attribute or `>`.',
      'Separate attributes by spaces, or write \\< to show the character itself.',
    ],
  ])('%s is reported once', (attribute, message, advice) => {
    const separator = attribute.startsWith('icon,') ? ' ' : ' a="1" '
    expect(listReports(`<Card${separator}${attribute}>x</Card>`)).toEqual([[expect.any(String), message, advice]])
  })

  it('does not hide other mistakes on the page', () => {
    expect(listReports('<Card title=a>x</Card>\n\n<Card title=b>y</Card>\n\na {b c}\n\nd </Tip>')).toHaveLength(4)
  })
})

describe('a wrong closing tag', () => {
  it.each([
    ['another name', '<Note>x</Tip>', '1:8', 'found `</Tip>`, expected `</Note>`.', 'Change </Tip> to </Note>.'],
    ['a typo', '<Card>\n\nx\n\n</Crad>', '5:1', 'found `</Crad>`, expected `</Card>`.', 'Change </Crad> to </Card>.'],
    [
      'another case',
      '<Card>\n\nx\n\n</card>',
      '5:1',
      'found `</card>`, expected `</Card>`.',
      'Change </card> to </Card>.',
    ],
    [
      'another order',
      '<Tabs>\n<Tab>\n\nx\n\n</Tabs>\n</Tab>',
      '2:1',
      'found `</Tabs>`, expected `</Tab>`.',
      'Add </Tab> before </Tabs>.',
    ],
    ['another block', '<Note>\n\n<b>x</i>\n\n</Note>', '3:5', 'found `</i>`, expected `</b>`.', 'Change </i> to </b>.'],
  ])('is reported once: %s', (_name, text, position, message, advice) => {
    expect(listReports(text)).toEqual([[position, message, advice]])
    expect(toText(parser.parse(text, 'a.mdx').tree).trim()).toBe('x')
  })

  it('without an opening tag is removed', () => {
    expect(listReports('x </b> y')).toEqual([
      ['1:3', 'found a closing tag without an opening tag.', 'Remove </b>, or add the missing opening tag.'],
    ])
  })
})

it('explains a line of text that starts like code', () => {
  expect(listReports('import the data first')).toEqual([
    [
      '1:1',
      'this code starts with `import`, but is not valid JavaScript: found `data`.',
      'Put code in a code block, or reword the line so that it doesn\'t start with "import" or "export".',
    ],
  ])
})
