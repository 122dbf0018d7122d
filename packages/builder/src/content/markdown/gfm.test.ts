import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { visit } from '../../core/index.ts'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Icon', 'Card']))

/** The HTML of a text without syntax errors. */
function toPage(text: string): string {
  const { tree, diagnostics } = parser.parse(text, 'a.mdx')
  expect(diagnostics.filter(({ code }) => code !== 'page/uneven-table')).toEqual([])
  visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
    parent?.children.splice(index ?? 0, 1, { type: 'text', value: `[${node.name}]` })
  })
  return toHtml(tree)
}

describe('createContentParser, with GFM', () => {
  it.each([
    ['strikethrough', '~~gone~~', '<p><del>gone</del></p>'],
    ['an autolink', 'see https://a.b/c.', '<p>see <a href="https://a.b/c">https://a.b/c</a>.</p>'],
    ['a reference link', '[a][b]\n\n[b]: /c "T"', '<p><a href="/c" title="T">a</a></p>'],
    ['a hard break with spaces', 'a  \nb', '<p>a<br>\nb</p>'],
    ['a hard break with a backslash', 'a\\\nb', '<p>a<br>\nb</p>'],
    ['emoji', '🚀 :rocket:', '<p>🚀 :rocket:</p>'],
    ['entities', '&lt;a&gt;&nbsp;&amp;', '<p>&#x3C;a>\u00a0&#x26;</p>'],
    ['CRLF', '## A\r\n\r\nb\r\n', '<h2>A</h2>\n<p>b</p>'],
    ['a byte order mark', '\uFEFF## A', '<h2>A</h2>'],
    ['a list indented with tabs', '-\ta\n\n\tb', '<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>'],
    ['JSX in a table cell', '| a |\n| - |\n| x <Icon icon="y" /> |', 'x [Icon]</td>'],
    ['a table with a short row', '| a | b |\n| - | - |\n| 1 |', '<td>1</td>\n<td></td>'],
    ['a task', '- [x] done', '<input type="checkbox" checked disabled> done'],
  ])('parses %s', (_name, source, html) => {
    expect(toPage(source)).toContain(html)
  })

  it('decodes character references in attributes', () => {
    const { tree } = parser.parse('<Card type="&#x22;show&#x22;">a</Card>', 'a.mdx')
    expect(tree.children[0]).toMatchObject({ attributes: [{ name: 'type', value: '"show"' }] })
  })

  it('adds prefixed IDs, links in both directions and a heading for screen readers to footnotes', () => {
    const html = toPage('a[^1] b[^note] c[^1]\n\n[^1]: One.\n\n[^note]: Two.')
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids).toHaveLength(6)
    expect(ids).toEqual([...new Set(ids)])
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toHaveLength(6)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    expect(ids.filter((id) => id !== 'footnote-label').every((id) => id?.startsWith('user-content-'))).toBe(true)
    expect(html).toContain('<h2 class="visually-hidden" noAnchor id="footnote-label">Footnotes</h2>')
  })
})
