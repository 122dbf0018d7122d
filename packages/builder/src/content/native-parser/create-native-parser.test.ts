import { markdownToMdast, mdxToMdast } from 'satteri'
import { describe, expect, it } from 'vitest'
import { createMdxProcessor } from '../markdown/create-processor.ts'
import { createNativeParser } from './create-native-parser.ts'

const native = createNativeParser({ markdownToMdast, mdxToMdast })

describe('what is left to the reference parser', () => {
  it.each([
    ['a formula', 'so $x^2$ is'],
    ['a block of formulas', '$$\nx\n$$'],
    ['an id in braces', '# Title {#id}'],
    ['what MDX refuses', 'a <b> c'],
    ['half a pair', 'a \ud83d b'],
    ['NUL', 'a \0 b'],
    ['a carriage return', 'a\rb'],
    ['words of a line alone in it', '<Badge>New</Badge>'],
    ['a backslash at the end, which would end the process', 'export const a = "\\'],
    ['braces that would take minutes', '<a b={'.repeat(200)],
    ['a closing tag in a quote', '<Frame>\n></Frame>'],
    ['a line of an expression without its mark', '>{/*\n*/}'],
    ['an expression over rows', 'a|b\n-|-\n{`\nb`}|'],
    ['signs of emphasis side by side', '**a*_'],
    ['an address after an open bracket', '[http://x.y'],
    ['a table of which a line lacks the mark of its quote', '> a\nb\n> |-|'],
    ['a table of which a line lacks the indent of its list', '- a\n\n  b\nc\n  |-|'],
    ['a table right below a quote', '> a\n> |-|\n| b |\n|-|'],
    ['a reference to a control sign in an attribute', '<A b="&#2;" />'],
    ['a reference in an attribute whose name begins like another', '<A b="&ampq;" />'],
    ['an expression over a blank line within a paragraph', 'x {a(<B c={\n\nd} />)}'],
    ['a fence that a line of a quote in it seems to close', '> ```\n> > ```\n- a'],
    ['an address by mail with a sign of emphasis behind it', '_a@b.cd_'],
    ['a task that begins with no words', '- [x] **a**\n\n- b'],
    ['a brace in a code span over the start of a list', 'a `{b\n- c}`'],
    ['an expression over lines above the delimiter row of a table', 'a {`b\nc`} d\n|-|'],
    ['a host that begins with a hyphen', 'a@b.-c'],
    ['the same import twice', 'import a from "b"\n\nimport a from "b"'],
  ])('%s', (_what, text) => {
    expect(native.parseMdx(text)).toBeUndefined()
  })

  it('HTML in a list with white space below it', () => {
    expect(native.parseMarkdown('- <b/>\n   \n- a')).toBeUndefined()
    expect(native.parseMarkdown('- <b/>\n\n- a')).toBeDefined()
  })
})

describe('what the native parser leaves out', () => {
  const text = [
    'import "/a.mdx"',
    'A {1 + 2} and {/* note */}\n\n<A\n  b="c &amp; d"\n  {...e}\n  f={[1,\n    2]}\n/>\n\n- <A b={[1, 2]} />',
    '> <A b={`x`} c={2} d>text</A>',
  ].join('\n\n')

  it('is added: programs with their places, and places of attributes', () => {
    const processor = createMdxProcessor()
    const tree = native.parseMdx(text)
    expect(tree).toBeDefined()
    const expected = processor.runSync(processor.parse(text))
    expect(JSON.parse(JSON.stringify(tree && processor.runSync(tree)))).toEqual(JSON.parse(JSON.stringify(expected)))
  })
})
