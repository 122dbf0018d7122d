import { describe, expect, it } from 'vitest'
import { createContentParser } from '../parse-content.ts'

const parser = createContentParser(new Set(['Note']))

/** Code, range, message and suggestion of each report. */
function listReports(text: string): string[][] {
  return parser
    .parse(text, 'a.mdx')
    .diagnostics.map(({ code, line, column, endLine, endColumn, message, suggestions }) => [
      code,
      `${line}:${column}-${endLine}:${endColumn}`,
      message,
      suggestions.join(' '),
    ])
}

describe('checkMistakes reports', () => {
  it.each([
    [
      'a b\n\n![x](/images/my picture.png) c',
      'page/literal-link',
      '3:1-3:29',
      'The image is shown as text, because its address "/images/my picture.png" contains a space.',
      'Write /images/my%20picture.png',
    ],
    [
      '![x](my image.png)',
      'page/literal-link',
      '1:1-1:19',
      'The image is shown as text, because its address "my image.png" contains a space.',
      'Write my%20image.png',
    ],
    [
      '[Setup](my page.mdx)',
      'page/literal-link',
      '1:1-1:21',
      'The link is shown as text, because its address "my page.mdx" contains a space.',
      'Write my%20page.mdx',
    ],
    [
      'See [a `b` c](/my page "Title").',
      'page/literal-link',
      '1:11-1:32',
      'The link is shown as text, because its address "/my page" contains a space.',
      'Write /my%20page',
    ],
    [
      'See [a](https://example.com/my page).',
      'page/literal-link',
      '1:5-1:37',
      'The link is shown as text, because its address "https://example.com/my page" contains a space.',
      'Write https://example.com/my%20page',
    ],
    [
      'This is **bold **.',
      'page/literal-emphasis',
      '1:9-1:18',
      'The asterisks are shown as text, because there is a space before the closing ones.',
      'Write **bold**',
    ],
    [
      'This is ** bold**.',
      'page/literal-emphasis',
      '1:9-1:18',
      'The asterisks are shown as text, because there is a space after the opening ones.',
      'Write **bold**',
    ],
    [
      '** bold ** text',
      'page/literal-emphasis',
      '1:1-1:11',
      'The asterisks are shown as text, because there are spaces between them and the text.',
      'Write **bold**',
    ],
    [
      '**重要：**请',
      'page/literal-emphasis',
      '1:1-1:8',
      'The asterisks are shown as text, because "：" is before the closing ones and a letter after them.',
      'Put a space after the closing asterisks, or move "：" behind them.',
    ],
    [
      'Text\n\n##Plans and prices\n\nText',
      'page/literal-heading',
      '3:1-3:19',
      'This line is not a heading, because there is no space after ##.',
      'Write ## Plans and prices',
    ],
    [
      'Text\n\n#Plans and prices\n\nText',
      'page/literal-heading',
      '3:1-3:18',
      'This line is not a heading, because there is no space after #.',
      'Write # Plans and prices',
    ],
    [
      'See [a](q1',
      'page/literal-link',
      '1:5-1:11',
      'The link is shown as text, because no parenthesis closes its address "q1".',
      'Write q1)',
    ],
    [
      'See [a](/guides/a and more.\n\nMore (text).',
      'page/literal-link',
      '1:5-1:18',
      'The link is shown as text, because no parenthesis closes its address "/guides/a".',
      'Write /guides/a)',
    ],
    [
      'See ![a](https://example.com/a.png',
      'page/literal-link',
      '1:5-1:35',
      'The image is shown as text, because no parenthesis closes its address "https://example.com/a.png".',
      'Write https://example.com/a.png)',
    ],
    [
      'This is **important.\n\n**b**',
      'page/literal-emphasis',
      '1:9-1:11',
      'The asterisks are shown as text, because no others close them.',
      'Write ** also at the end of the bold text, or \\*\\* to show asterisks.',
    ],
    [
      '## **Plans',
      'page/literal-emphasis',
      '1:4-1:6',
      'The asterisks are shown as text, because no others close them.',
      'Write ** also at the end of the bold text, or \\*\\* to show asterisks.',
    ],
    [
      '```js title="a"\na\n\n## b',
      'page/unclosed-code',
      '1:1-1:16',
      'The code block is never closed, so the rest of the page is code.',
      'Add a line ``` after the code.',
    ],
    [
      '| a | b |\n| - | - |\n| 1 |\n| 1 | 2 |\n| 1 |',
      'page/uneven-table',
      '3:1-3:6',
      'The row has 1 cell, but the header row has 2. 1 other row differs too.',
      'Add the missing cells. They can be empty.',
    ],
    [
      '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
      'page/uneven-table',
      '3:1-3:14',
      'The row has 3 cells, but the header row has 2.',
      'Write \\| for a | in a cell, or add a cell to the header row.',
    ],
    [
      '| a | b |\n| - | - |\n| 1 | 2 |\nText.',
      'page/uneven-table',
      '4:1-4:6',
      'This text is a row of the table above it.',
      'Put a blank line above it.',
    ],
    [
      '| a | b |\n| 1 | 2 |',
      'page/broken-table',
      '1:1-1:10',
      'This is not a table, because there is no delimiter row below the header row.',
      'Add | --- | --- | below it.',
    ],
    [
      '- a\n\n  | a | b |\n  | --- |\n  | 1 | 2 |',
      'page/broken-table',
      '4:3-4:10',
      'This is not a table, because the header row has 2 cells and the row below it 1 cell.',
      'Write | --- | --- |',
    ],
    [
      '| a | b |\n\n| - | - |\n| 1 | 2 |',
      'page/broken-table',
      '3:1-3:10',
      'This is not a table, because there is no header row directly above this row.',
      'Put the header row above it, without a blank line.',
    ],
  ])('%j', (text, ...report) => {
    expect(listReports(text)).toEqual([report])
  })

  it('mistakes on a page with invalid MDX at their position in the file', () => {
    const reports = listReports('a <3\n\n##Plans').map(([code, range]) => `${range} ${code}`)
    expect(reports).toEqual(['1:3-1:4 page/mdx-syntax', '3:1-3:8 page/literal-heading'])
  })
})

describe('checkMistakes does not report', () => {
  it.each([
    ['a link with a title', '[a](/b "c d") and ![a](/b.png \'c d\')'],
    ['words in parentheses after brackets', 'an array[0](see the example below) and [sic](as written)'],
    ['an escaped link', '\\[a\\](/b c)'],
    ['operators', '2 ** 3 ** 4 and a**b ** c'],
    ['paths', 'src/**/*.ts and **/*.js'],
    ['escaped asterisks', '\\*\\*bold \\*\\*'],
    ['asterisks in code', 'the **kwargs of f(**options) and 5** and **/*.js, **foo_bar'],
    ['asterisks that text in a tag is between', '**<b>x</b>**'],
    ['a link that is closed on the next line', '[a](/b\n"c")'],
    ['an interval, a call or a citation', '[0](1, 2 and f[a](b, c and [1](see there'],
    ['an escaped or empty opening bracket', '\\[a](/b and [](/b'],
    ['code', '`**bold **` `[a](/b c)`\n\n```md\n##Plans\n| a | b |\n| 1 | 2 |\n```'],
    ['tags and numbers', '#general and #1\n\n#1 is first\n\n#general\n\n#FF0000\n\n#Docs #Code\n\n#Docs is a tag.'],
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |\n| `x \\| y` | |'],
    ['a line with pipes', 'a | b | c\nd | e | f'],
    ['one row of pipes', '| a | b |'],
    ['closed code', '```js\na\n```\n\n~~~\nb\n~~~~\n\n- ```\n  c\n  ```\n\n> ```\n> d\n> ```\n\n    e'],
    ['an empty page', ''],
  ])('%s', (_name, text) => {
    expect(listReports(text)).toEqual([])
  })
})
