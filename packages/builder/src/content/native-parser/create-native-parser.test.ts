import { readFileSync } from 'node:fs'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { createMdxProcessor } from '../markdown/create-processor.ts'
import { createNativeParser, type NativeParser, SATTERI_VERSION } from './create-native-parser.ts'

const satteri = { markdownToMdast, mdxToMdast, version: SATTERI_VERSION }
const native = createNativeParser(satteri) as NativeParser

describe('createNativeParser', () => {
  it.each(['0.10.6', '1.0.0', undefined])('returns undefined for version %s of satteri', (version) => {
    expect(createNativeParser({ ...satteri, version })).toBeUndefined()
  })

  it('supports the version that package.json pins', () => {
    const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
    expect((JSON.parse(manifest) as { dependencies: object }).dependencies).toHaveProperty('satteri', SATTERI_VERSION)
  })

  it('does not read a text that the guard refuses', () => {
    const texts: string[] = []
    const guard = { allows: (text: string) => texts.push(text) > 1 }
    const guarded = createNativeParser(satteri, guard)
    expect(guarded?.parseMdx('first')).toBeUndefined()
    expect(guarded?.parseMdx('second')).toBeDefined()
    expect(texts).toEqual(['first', 'second'])
  })

  it.each([
    ['an inline formula', 'so $x^2$ is'],
    ['a block formula', '$$\nx\n$$'],
    ['a heading ID in braces', '# Title {#id}'],
    ['invalid MDX', 'a <b> c'],
    ['a lone surrogate', 'a \ud83d b'],
    ['NUL', 'a \0 b'],
    ['a carriage return', 'a\rb'],
    ['an inline component on its own line', '<Badge>New</Badge>'],
    ['a backslash at the end, which would crash the process', 'export const a = "\\'],
    ['deeply nested braces, which would take minutes', '<a b={'.repeat(200)],
    ['thousands of elements, which would take gigabytes', '<A>b</A>\n\n'.repeat(2_001)],
    ['thousands of character references, which would take gigabytes', '&amp; '.repeat(5_001)],
    ['a closing tag with a blank line after a list', '<A>\n- a\n</\n\nA>'],
    ['a closing tag with a line break after its <', '<A>\n- a\n<\n/A>'],
    ['a closing tag in a quote', '<Frame>\n></Frame>'],
    ['a line of an expression without its quote marker', '>{/*\n*/}'],
    ['an expression across table rows', 'a|b\n-|-\n{`\nb`}|'],
    ['adjacent emphasis markers', '**a*_'],
    ['a bare URL after an open bracket', '[http://x.y'],
    ['a table with a line that lacks its quote marker', '> a\nb\n> |-|'],
    ['a table with a line that lacks the indentation of its list', '- a\n\n  b\nc\n  |-|'],
    ['a table right below a quote', '> a\n> |-|\n| b |\n|-|'],
    ['a character reference to a control character in an attribute', '<A b="&#2;" />'],
    ['an ambiguous character reference in an attribute', '<A b="&ampq;" />'],
    ['an expression with a blank line in a paragraph', 'x {a(<B c={\n\nd} />)}'],
    ['a fence that a quoted line in it seems to close', '> ```\n> > ```\n- a'],
    ['a blank line below nested lists in a quote', '> - a\n>   - b\n>\n>   c'],
    ['a blank line between nested lists in a quote', '> - a\n>   - b\n>\n> - c'],
    ['an email address followed by an emphasis marker', '_a@b.cd_'],
    ['a task that does not start with text', '- [x] **a**\n\n- b'],
    ['a code span with a brace and the start of a list', 'a `{b\n- c}`'],
    ['a multiline expression above the delimiter row of a table', 'a {`b\nc`} d\n|-|'],
    ['a host that starts with a hyphen', 'a@b.-c'],
    ['the same import twice', 'import a from "b"\n\nimport a from "b"'],
  ])('leaves %s to the reference parser', (_what, text) => {
    expect(native.parseMdx(text)).toBeUndefined()
  })

  it('leaves HTML in a list to the reference parser if white space follows', () => {
    expect(native.parseMarkdown('- <b/>\n   \n- a')).toBeUndefined()
    expect(native.parseMarkdown('- <b/>\n\n- a')).toBeDefined()
  })

  it('reads braces with a backslash as text, as the reference parser does', () => {
    const text = 'a \\{name} \\{\\{name}} b\n\n## \\{\\{name}}\n\nb <A>\\{name}</A>'
    const processor = createMdxProcessor()
    const read = (tree: unknown): string =>
      JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))
    const tree = native.parseMdx(text)
    expect(tree).toBeDefined()
    expect(read(tree)).toBe(read(processor.parse(text)))
    expect(read(tree)).not.toContain('Expression')
  })

  it('adds programs with their positions, and positions of attributes', () => {
    const text = [
      'import "/a.mdx"',
      'A {1 + 2} and {/* note */}\n\n<A\n  b="c &amp; d"\n  {...e}\n  f={[1,\n    2]}\n/>\n\n- <A b={[1, 2]} />',
      '> <A b={`x`} c={2} d>text</A>',
    ].join('\n\n')
    const processor = createMdxProcessor()
    const tree = native.parseMdx(text)
    expect(tree).toBeDefined()
    const expected = processor.runSync(processor.parse(text))
    expect(JSON.parse(JSON.stringify(tree && processor.runSync(tree)))).toEqual(JSON.parse(JSON.stringify(expected)))
  })
})
