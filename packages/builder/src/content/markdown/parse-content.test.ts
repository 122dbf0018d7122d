import fc from 'fast-check'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { visit } from '../../core/index.ts'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Tab', 'Tabs', 'Note', 'Card', 'CodeGroup']))

/** The visible text of the parsed content, without MDX tags. */
function parseText(text: string, file = 'a.mdx') {
  const { tree, diagnostics } = parser.parse(text, file)
  return {
    text: toText(tree).replace(/\s+/g, ' ').trim(),
    positions: diagnostics.map((d) => `${d.line}:${d.column}`),
    diagnostics,
    tree,
  }
}

describe('createContentParser, for valid MDX', () => {
  it('reports nothing', () => {
    expect(parseText('# A\n\n<Note>b</Note>').diagnostics).toEqual([])
  })

  it('takes a callout on one line out of its paragraph', () => {
    const { tree } = parseText('<Note>one line</Note>')
    expect(tree.children[0]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'Note' })
  })

  it('keeps cells that exceed the header row of a table', () => {
    const { tree, text } = parseText('| a | b |\n| :-- | --: |\n| 1 | 2 | 3 |\n| 4 |')
    expect(text).toContain('3')
    const widths: number[] = []
    visit(tree, 'element', ({ tagName, children }) => {
      if (tagName === 'tr') widths.push(children.filter(({ type }) => type === 'element').length)
    })
    expect(widths).toEqual([3, 3, 3])
  })

  it.each([
    ['js title.js', { language: 'js', title: 'title.js' }],
    ['js{1,3}', { language: 'js', highlight: [1, 3] }],
    ['js{1, 3} a.js', { language: 'js', highlight: [1, 3], title: 'a.js' }],
    ['{5-7,9}', { highlight: [5, 6, 7, 9] }],
    ['mermaid actions={false} placement=top-left', { language: 'mermaid', actions: false }],
    ['swift:End Session', { language: 'swift:End', title: 'Session' }],
  ])('parses the info string of a code block: %s', (info, props) => {
    const code = 'a\n'.repeat(9).trimEnd()
    const { tree } = parser.parse(`\`\`\`${info}\n${code}\n\`\`\``, 'a.mdx')
    expect(tree.children[0]).toMatchObject({ name: 'CodeBlock', props: { ...props, code } })
    expect(Object.keys((tree.children[0] as { props?: object }).props ?? {}).sort()).toEqual(
      [...Object.keys(props), 'code'].sort(),
    )
  })
})

describe('createContentParser, for invalid MDX', () => {
  it.each([
    ['an HTML comment', 'a <!-- hidden\nb --> c', 'a c', ['1:3']],
    ['a < before a digit', 'x <5 and y', 'x <5 and y', ['1:3']],
    ['a placeholder', 'use <your-key> here', 'use <your-key> here', ['1:5']],
    ['a type parameter', 'a List<T> of', 'a List<T> of', ['1:7']],
    ['a void element', 'a <br> b', 'a b', ['1:6']],
    ['an image', '<img src="a">\n\ntext', 'text', ['1:13']],
    ['an autolink', 'see <https://a.b/c> x', 'see https://a.b/c x', ['1:5']],
    ['an email address', 'mail <a@b.cd> x', 'mail a@b.cd x', ['1:6']],
    ['an open brace', 'a {id: b', 'a {id: b', ['1:3']],
    ['JSON in text', 'send {"text/plain": 1} now', 'send {"text/plain": 1} now', ['1:6']],
    ['nested braces', 'x {a: {b: 1}} y', 'x {a: {b: 1}} y', ['1:3']],
    ['text that starts with import', 'import the data first\n\nthen', 'import the data first then', ['1:1']],
    ['a merge conflict marker', '<<<<<<< HEAD', '<<<<<<< HEAD', ['1:1']],
    ['a placeholder in a URL', 'see http://a.b/?c=<ID> x', 'see http://a.b/?c=<ID> x', ['1:19']],
    ['a stray closing tag', 'x </b> y', 'x y', ['1:3']],
    ['an unclosed component', '<Tabs>\n<Tab title="a">\n\ntext\n\n</Tabs>', 'text', ['2:1']],
    ['a component that is never closed', '<Note>\n\ntext', 'text', ['1:1']],
    ['tags in different blocks', '- <div>\n- x </div>', 'x', ['1:3']],
    ['a note with text on the line of its tag', '<Note>text\n\nmore\n\n</Note>', 'textmore', ['1:7']],
    ['bold text across two paragraphs', 'para <b>bold\n\nnext', 'para bold next', ['1:6']],
  ])('fixes and reports %s', (_name, source, text, positions) => {
    const result = parseText(source)
    expect(result.text).toBe(text)
    expect(result.positions).toEqual(positions)
    for (const diagnostic of result.diagnostics) {
      expect(diagnostic).toMatchObject({ code: 'page/mdx-syntax', severity: 'error', file: 'a.mdx' })
      expect(diagnostic.suggestions).toHaveLength(1)
    }
  })

  it('suggests the component that an unclosed tag is a misspelling of', () => {
    expect(parseText('<Crad title="a">\n\ntext').diagnostics).toMatchObject([
      {
        message: 'Invalid MDX: found no closing tag for `<Crad>`.',
        suggestions: ['Change it to <Card> and close it with </Card>, or write \\< to show the character itself.'],
      },
    ])
    expect(parseText('a List<Item> of').diagnostics[0]?.suggestions).toEqual([
      'Write \\< to show the character itself.',
    ])
  })

  it('keeps a component that is not closed', () => {
    const names: unknown[] = []
    visit(parseText('<Tabs>\n<Tab title="a">\n\ntext\n\n</Tabs>').tree, 'mdxJsxFlowElement', (node) =>
      names.push(node.name),
    )
    expect(names).toEqual(['Tabs', 'Tab'])
  })

  it('has the positions of expressions after a fix as in the file', () => {
    const { tree } = parseText('x <5 {name} <Card title={title} />')
    const columns: number[] = []
    visit(tree, (node) => {
      if (node.type === 'mdxTextExpression') columns.push(node.data?.estree?.body[0]?.loc?.start.column ?? -1)
      if (node.type !== 'mdxJsxTextElement') return
      const [attribute] = node.attributes
      if (typeof attribute?.value !== 'object') return
      columns.push(
        attribute.position?.start.column ?? -1,
        attribute.value?.data?.estree?.body[0]?.loc?.start.column ?? -1,
      )
    })
    expect(columns).toEqual([6, 19, 25])
  })

  it('reports positions after a fix as in the file', () => {
    const { tree } = parseText('a <5 b\n\n## Title')
    const heading = tree.children.find((child) => child.type === 'element' && child.tagName === 'h2')
    expect(heading?.position?.start).toMatchObject({ line: 3, column: 1 })
    const same = parseText('a <5 <Note>x</Note>').tree
    visit(same, 'mdxJsxTextElement', (node) => expect(node.position?.start.column).toBe(6))
  })

  it('reports notes, not errors, in .md files', () => {
    expect(parseText('a <!-- b --> <br> c', 'a.md').diagnostics.map((d) => d.severity)).toEqual(['info', 'info'])
  })
})

describe('createContentParser, for random texts', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '{',
    '}',
    '</',
    '<Tab>',
    '</Tab>',
    '<br>',
    '<!--',
    '-->',
    '`',
    '\n',
    '\n\n',
    '- ',
    '> ',
    'import ',
    'x',
    ' ',
    '"',
    '=',
    '\\',
    '\t',
    '```\n',
    '$',
  )
  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        expect(parser.parse(pieces.join(''), 'a.mdx').tree.type).toBe('root')
      }),
      { numRuns: 300 },
    )
  })
})
