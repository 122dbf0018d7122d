import type { Position } from 'unist'
import { describe, expect, it } from 'vitest'
import { expandComponents } from '../expansion/expand-components.ts'
import { createTestContext } from '../testing/create-test-context.ts'
import { parseMdx } from '../testing/parse-mdx.ts'

/** Renders a page and returns what is reported: the message, the suggestions, and the position as `line:column`. */
function listReports(source: string): { message: string; suggestions: readonly string[]; at: string | undefined }[] {
  const reports: ReturnType<typeof listReports> = []
  expandComponents(parseMdx(source), {
    ...createTestContext(),
    report: ({ message, suggestions = [] }, { position }) =>
      reports.push({ message, suggestions, at: toText(position) }),
  })
  return reports
}

function toText(position: Position | undefined): string | undefined {
  return position && `${position.start.line}:${position.start.column}`
}

describe('a formula that is not valid TeX', () => {
  it('is reported without the position and the underlining of the library', () => {
    expect(listReports('$$\\undefinedmacro{x}$$')).toEqual([
      {
        message: 'The formula `\\undefinedmacro{x}` cannot be rendered: unknown command `\\undefinedmacro`.',
        suggestions: ['Correct the spelling, or define the command with \\newcommand in the formula.'],
        at: '1:3',
      },
    ])
  })

  it.each([
    ['in a line', 'Let $$x + \\foo$$ be.', '1:11'],
    ['between single dollar signs', 'Let $\\foo{x}$ be.', '1:6'],
    ['with spaces around it', 'Let $$  \\foo{x}  $$ be.', '1:9'],
    ['in a list', '- a\n- Let $$x \\foo$$ be.', '2:11'],
    ['between lines of dollar signs', 'Text\n\n$$\nx =\n  y \\foo\n$$', '5:5'],
    ['after a blank line', '$$\n\n  x \\foo\n$$', '3:5'],
    ['between lines of dollar signs in a list', '- a\n\n  $$\n  x \\foo\n  $$', '4:5'],
    ['between lines of dollar signs in a quote', '> $$\n> x \\foo\n> $$', '2:5'],
    ['on several lines without a fence, where the formula starts', 'Let $$x\n  \\foo$$ be.', '1:5'],
    ['in a macro, where it is defined', '$$\\newcommand\\f{\\foo}x\\f$$', '1:17'],
  ])('is located %s', (_where, source, at) => {
    expect(listReports(source)).toMatchObject([{ message: expect.stringContaining('command `\\foo`'), at }])
  })

  it.each([
    ['$$\\begin{foo}x\\end{foo}$$', 'unknown environment `foo`.', '1:9'],
    ['$$\\frac{a}$$', "unexpected end of input in a macro argument, expected '}'.", '1:11'],
    ['$$x_1_2$$', 'double subscript.', '1:6'],
    ['$$a & b$$', "expected the end of the formula, got '&'.", '1:5'],
    ['$$\\includegraphics{x}$$', 'the command `\\includegraphics` is not supported.', '1:3'],
    ['$$x \\ref{y}$$', 'references such as `\\ref` are not supported.', '1:1'],
    ['$$\\@char{x}$$', 'expected node of type textord, but got node of type mathord.', '1:1'],
    ['$$\\def\\a{\\a\\a}\\a$$', 'its macros expand too often.', '1:1'],
  ])('is described: %s', (source, end, at) => {
    const reports = listReports(source)
    expect(reports).toMatchObject([{ at, suggestions: ['Correct the formula.'] }])
    expect(reports[0]?.message.endsWith(`cannot be rendered: ${end}`), reports[0]?.message).toBe(true)
  })

  it('is quoted in one short line', () => {
    const [report] = listReports(`$$\n\\foo\nb${' + c'.repeat(50)}\n$$`)
    expect(report?.message).toMatch(/^The formula `\\foo b \+ c[ +c]{40,60}…` cannot be rendered: unknown/)
  })

  it('gets advice about braces only in <Latex>', () => {
    const [report] = listReports('<Latex>\\foo</Latex>')
    expect(report?.suggestions).toEqual([
      'Correct the formula. MDX evaluates braces inside <Latex>: put such a formula between $$.',
    ])
  })
})
