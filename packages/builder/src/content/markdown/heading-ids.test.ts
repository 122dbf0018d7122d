import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { visit } from '../../core/index.ts'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Note']))

function readHeadings(text: string, file: string) {
  const { tree, diagnostics } = parser.parse(text, file)
  const headings: string[] = []
  visit(tree, 'element', (node) => {
    if (/^h\d$/.test(node.tagName)) headings.push(`${String(node.properties.id ?? '')}|${toText(node)}`)
  })
  return { headings, diagnostics, tree }
}

describe.each(['a.mdx', 'a.md'])('createContentParser, for an ID in braces in %s', (file) => {
  it.each([
    ['at the end of a heading', '## Set up {#setup}', 'setup|Set up'],
    ['after inline code', '### `a` {#b-c}', 'b-c|a'],
    ['before a closing sequence', '## Title {#a} ##', 'a|Title'],
    ['in a setext heading', 'Title {#a}\n---', 'a|Title'],
    ['in any script', '## Title {#日本}', '日本|Title'],
    ['inside a component', '<Note>\n## Title {#a}\n</Note>', 'a|Title'],
    ['in a file with CRLF', '## Title {#a}\r\n\r\ntext\r\n', 'a|Title'],
  ])('reads it %s', (_name, source, heading) => {
    const { headings, diagnostics } = readHeadings(source, file)
    expect(headings).toEqual([heading])
    expect(diagnostics).toEqual([])
  })

  it('reads escaped braces as text', () => {
    const { headings, diagnostics } = readHeadings('## Title \\{#a}', file)
    expect({ headings, diagnostics }).toEqual({ headings: ['|Title {#a}'], diagnostics: [] })
  })

  it('does not change the positions of what follows', () => {
    const { tree } = readHeadings('## A {#a}\n\ntext <Note>x</Note>', file)
    visit(tree, 'mdxJsxTextElement', ({ position }) => expect(position?.start).toMatchObject({ line: 3, column: 6 }))
  })

  it('reports it in a paragraph and shows it as text', () => {
    const { tree, diagnostics } = readHeadings('Some text {#a}', file)
    expect(toText(tree)).toBe('Some text {#a}')
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([[1, 11]])
  })
})
