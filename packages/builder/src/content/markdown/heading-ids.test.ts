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

describe.each(['a.mdx', 'a.md'])('an id in braces (%s)', (file) => {
  it.each([
    ['at the end of a heading', '## Set up {#setup}', 'setup|Set up'],
    ['after inline code', '### `a` {#b-c}', 'b-c|a'],
    ['before closing signs', '## Title {#a} ##', 'a|Title'],
    ['in an underlined heading', 'Title {#a}\n---', 'a|Title'],
    ['in letters of any script', '## Title {#日本}', '日本|Title'],
    ['in a component', '<Note>\n## Title {#a}\n</Note>', 'a|Title'],
    ['in a file with CRLF', '## Title {#a}\r\n\r\ntext\r\n', 'a|Title'],
    ['escaped', '## Title \\{#a}', '|Title {#a}'],
  ])('%s', (_name, source, heading) => {
    const { headings, diagnostics } = readHeadings(source, file)
    expect(headings).toEqual([heading])
    expect(diagnostics).toEqual([])
  })

  it('leaves places of what follows as they are', () => {
    const { tree } = readHeadings('## A {#a}\n\ntext <Note>x</Note>', file)
    visit(tree, 'mdxJsxTextElement', ({ position }) => expect(position?.start).toMatchObject({ line: 3, column: 6 }))
  })

  it('is no id in a paragraph, and reported', () => {
    const { tree, diagnostics } = readHeadings('Some text {#a}', file)
    expect(toText(tree)).toBe('Some text {#a}')
    expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([[1, 11]])
  })
})
