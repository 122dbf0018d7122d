import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Card', 'Note', 'Step', 'Steps', 'Tab', 'Tabs', 'Tip']))

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
      'Separate attributes by spaces.',
    ],
  ])('%s is reported once', (attribute, message, advice) => {
    const separator = attribute.startsWith('icon,') ? ' ' : ' a="1" '
    expect(listReports(`<Card${separator}${attribute}>x</Card>`)).toEqual([[expect.any(String), message, advice]])
  })

  it.each([
    'title=A',
    'title=A page',
    'title=“A”',
    'title=',
    'title= icon="x"',
    'title={}',
    '{title}',
    'title={a b}',
    'title="A", icon="x"',
  ])('%s keeps its tag, so that nothing else is reported', (attribute) => {
    const text = `<Tabs>\n  <Tab ${attribute}>\n    x\n  </Tab>\n  <Tab title="B">y</Tab>\n</Tabs>`
    const [position] = listReports(text).map(([position]) => position)
    expect(position).toMatch(/^2:(?:8|17)$/)
    expect(listReports(text)).toHaveLength(1)
    expect(toText(parser.parse(text, 'a.mdx').tree).replace(/\s+/g, '')).toBe('xy')
  })

  it.each([
    ['cols=2', 'Write cols={2}.'],
    ['href=/a/b', 'Write href="/a/b".'],
    ['title=Two words icon="x"', 'Write title="Two words".'],
    ["title=It's", 'Write title="It\'s".'],
  ])('%s gets the value that its author most likely meant', (attribute, advice) => {
    expect(listReports(`<Card ${attribute} />`).map(([, , suggestion]) => suggestion)).toEqual([advice])
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
      'found no closing tag for `<Tab>` before `</Tabs>`.',
      'Add </Tab> before </Tabs>.',
    ],
    ['another block', '<Note>\n\n<b>x</i>\n\n</Note>', '3:5', 'found `</i>`, expected `</b>`.', 'Change </i> to </b>.'],
  ])('is reported once: %s', (_name, text, position, message, advice) => {
    expect(listReports(text)).toEqual([[position, message, advice]])
    expect(toText(parser.parse(text, 'a.mdx').tree).trim()).toBe('x')
  })

  it('of a tag that the next one should have closed is reported at its opening tag', () => {
    const text = '<Tabs>\n  <Tab title="A">\n    x\n  <Tab title="B">\n    y\n  </Tab>\n</Tabs>'
    expect(listReports(text)).toEqual([
      ['2:3', 'found no closing tag for `<Tab>` before `</Tabs>`.', 'Add </Tab> before the next <Tab>.'],
    ])
    expect(toText(parser.parse(text, 'a.mdx').tree).replace(/\s+/g, '')).toBe('xy')
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

describe('a tag without its end', () => {
  it.each([
    ['before text', '<Card title="a"\n  Text.\n</Card>', '1:16', '<Card', '>'],
    ['before a blank line', '<Card title="a"\n\nText.\n\n</Card>', '1:16', '<Card', '>'],
    ['after a flag', '<Card title="a" horizontal\n  Text.\n</Card>', '1:27', '<Card', '>'],
    ['without attributes', '<Note\n  Text.\n</Note>', '1:6', '<Note', '>'],
    ['on one line', '<Card title="a" Text</Card>', '1:16', '<Card', '>'],
    ['that closes', '<Note>Text.</Note\n\nMore.', '1:18', '</Note', '>'],
    ['before text in a paragraph', 'See <Tip title="a" this and that</Tip> now.', '1:19', '<Tip', '>'],
    ['before the end of a line in a paragraph', 'See <Tip title="a" this\nand</Tip> now.', '1:19', '<Tip', '>'],
    ['before a period', 'See <Card icon="a" to start.', '1:19', '<Card', '/>'],
    ['of an element', 'See <b this</b> now.', '1:7', '<b', '>'],
    ['of an element with an attribute', 'See <a href="/b" here</a> now.', '1:17', '<a', '>'],
    ['that is closed nowhere', '<Card title="a"\n\n## Plans', '1:16', '<Card', '/>'],
  ])('is reported where it is missing: %s', (_name, text, position, tag, missing) => {
    expect(listReports(text)).toEqual([
      [position, `the tag \`${tag}\` has no \`>\`.`, `Add the missing \`${missing}\`.`],
    ])
  })

  it('is text in a line of text', () => {
    expect(listReports('if a <b then\nc')).toEqual([['1:6', expect.stringContaining('found'), expect.any(String)]])
  })
})

describe('wrong quotes', () => {
  const mixed = (before: string, after: string) =>
    `the quotes of \`title\` don't match: ${before} before the value, ${after} after it.`
  const open = (name: string) => `the value of \`${name}\` has no closing quote.`
  it.each([
    ['<Card title=\'a">x</Card>', '1:13', mixed("'", '"'), 'Write title="a".'],
    ['<Card title="a\' href="/b">x</Card>', '1:13', mixed('"', "'"), 'Write title="a".'],
    ["<Card title='a\">\n\nIt doesn't\n\n</Card>", '1:13', mixed("'", '"'), 'Write title="a".'],
    ['<Card title="a>x</Card>', '1:13', open('title'), 'Write title="a".'],
    ['<Card title="a href="/b">x</Card>', '1:13', open('title'), 'Write title="a".'],
    ['<Card title="a" href="/b>\nx\n</Card>\n\n<Card title="c"></Card>', '1:22', open('href'), 'Write href="/b".'],
    [
      '<Card title="a "b" c">x</Card>',
      '1:13',
      'the value of `title` contains the quote that it ends with.',
      'Write title=\'a "b" c\'.',
    ],
    ['<Card title: "a">x</Card>', '1:12', 'found `title:` in a tag, expected `title=`.', 'Write title="a".'],
  ])('in %j are reported at the opening one, and hide no other mistake', (text, position, message, advice) => {
    const line = text.split('\n').length + 2
    expect(listReports(`${text}\n\n<Note>x</Tip>`)).toEqual([
      [position, message, advice],
      [`${line}:8`, 'found `</Tip>`, expected `</Note>`.', 'Change </Tip> to </Note>.'],
    ])
  })
})

describe('a closing tag in another block', () => {
  const inList = 'found `</Step>` in a list item that its opening tag is not in.'
  const like = 'Put a blank line before </Step>, and indent it like <Step>.'
  const tag = '<Step title="a">'
  it.each([
    ['a list item', `<Steps>\n${tag}\n- a\n  </Step>\n</Steps>`, '4:3', inList, like],
    ['a list item, after a blank line', `<Steps>\n${tag}\n- a\n\n  </Step>\n</Steps>`, '5:3', inList, like],
    [
      'a list item that is less indented than the tag',
      `<Steps>\n  ${tag}\n\n- a\n\n  </Step>\n</Steps>`,
      '6:3',
      inList,
      'Put a blank line before </Step>, and remove its indentation.',
    ],
    [
      'a paragraph',
      '<Note>\na</Note>',
      '2:2',
      'found `</Note>` in a paragraph that its opening tag is not in.',
      'Put </Note> on its own line.',
    ],
    ['a heading', '<Note>\n## a</Note>', '2:5', 'found `</Note>` in a heading.', 'Put </Note> on its own line.'],
    [
      'a table',
      '<Note>\n| a | b |\n| - | - |\n| a | b |</Note>',
      '4:10',
      'found `</Note>` in a table.',
      'Put </Note> on its own line.',
    ],
    [
      'the text below a list item',
      '- <Note>\n  a\n</Note>',
      '3:1',
      'found `</Note>` outside of the list item that `<Note>` is in.',
      'Indent </Note> like <Note>.',
    ],
    [
      'the text below a quote',
      '> <Note>\n> a\n</Note>',
      '3:1',
      'found `</Note>` outside of the quote that `<Note>` is in.',
      'Write > before </Note> too.',
    ],
    [
      'code that is never closed',
      '<Note>\n```js\na\n</Note>\n\nb',
      '2:1',
      'the code block is never closed, so it contains `</Note>`.',
      'Put ``` on its own line before </Note>.',
    ],
  ])('is reported once: %s', (_name, text, position, message, advice) => {
    expect(listReports(text)).toEqual([[position, message, advice]])
  })

  it('is moved, so that the page is not shown as plain Markdown', () => {
    const { tree } = parser.parse('<Note>\n- a\n  </Note>\n\nb', 'a.mdx')
    expect(toText(tree).split(/\s+/).filter(Boolean)).toEqual(['a', 'b'])
    expect(toText(tree)).not.toContain('Note')
  })
})

it('suggests the empty form of an element without content', () => {
  expect(listReports('a </br> b')).toEqual([['1:3', 'found a closing tag without an opening tag.', 'Write <br />.']])
})
