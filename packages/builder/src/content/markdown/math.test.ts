import fc from 'fast-check'
import { toString as toText } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { visit } from '../../core/index.ts'
import { createContentParser } from './parse-content.ts'

const parser = createContentParser(new Set(['Note', 'Tab']))

/** The formulas of a text, each as `block` or `inline`, and the positions of diagnostics. */
function readMath(text: string, file = 'a.mdx') {
  const { tree, diagnostics } = parser.parse(text, file)
  const formulas: string[] = []
  visit(tree, 'component', (node) => {
    if (node.name !== 'Latex') return
    const isBlock = node.children.some((child) => child.type === 'element' && child.tagName === 'p')
    formulas.push(`${isBlock ? 'block' : 'inline'} ${toText({ type: 'root', children: node.children })}`)
  })
  return { tree, formulas, positions: diagnostics.map(({ line, column }) => `${line}:${column}`), text: toText(tree) }
}

describe('createContentParser, with formulas', () => {
  it.each([
    ['a formula between lines of $$', '$$\n\\frac{1}{2}\n+ {a}\n$$', 'block \\frac{1}{2}\n+ {a}'],
    ['$$ on one line', '$$E = mc^{2}$$', 'block E = mc^{2}'],
    ['text on the lines of $$', '$$ \\frac{a}{b}\n= c $$', 'block \\frac{a}{b}\n= c'],
    ['$$ in a sentence', 'so $$\\frac{1}{2}$$ it is', 'inline \\frac{1}{2}'],
    ['a formula in a list', '- $$\n  a_{1}\n  $$', 'block a_{1}'],
    ['a formula in a quote', '> $$\n> a\n> $$\n\ntext', 'block a'],
    ['a formula in a component', '<Note>\n$$\nx\n$$\n</Note>', 'block x'],
    ['a command', 'angle $\\alpha$ is', 'inline \\alpha'],
    ['braces', 'sum $\\sum_{i=1}^{n} x_i$.', 'inline \\sum_{i=1}^{n} x_i'],
    ['a letter', 'let $x$ be', 'inline x'],
    ['a subscript and superscript', '($x_i^2$)', 'inline x_i^2'],
    ['letters and operators', 'in $O(n)$ time', 'inline O(n)'],
    ['an equation', '$a + b = c$', 'inline a + b = c'],
    ['text in TeX', '$x \\text{ if } y$', 'inline x \\text{ if } y'],
    ['a number before a letter', 'takes $4D$ bytes', 'inline 4D'],
    ['a sum that starts with a number and a letter', '| $8D + 1$ |\n| - |', 'inline 8D + 1'],
    ['a command after a number', 'default: $3 \\sqrt{D}$ where', 'inline 3 \\sqrt{D}'],
    ['a relation', 'float $\\geq 1$', 'inline \\geq 1'],
    ['words next to commands', 'use $\\texttt{N} (Storage(\\texttt{T}))$', 'inline \\texttt{N} (Storage(\\texttt{T}))'],
    [
      'a formula with a line break',
      'use $\\texttt{N} (\\texttt\n{T}) + 1$ bytes',
      'inline \\texttt{N} (\\texttt\n{T}) + 1',
    ],
    ['a formula in a table cell', '| a |\n| - |\n| $x^2$ |', 'inline x^2'],
    ['a formula in a heading', '## The $n$ th', 'inline n'],
    ['a formula with CRLF', '$$\r\nx\r\n$$\r\n', 'block x'],
  ])('reads %s', (_name, source, formula) => {
    const { formulas, positions } = readMath(source)
    expect(formulas).toEqual([formula])
    expect(positions).toEqual([])
  })

  it.each([
    'It costs $5 and $10.',
    '$0.10/GB for reads, $2 for writes',
    'Up to $1,000/month, then $0.5 per unit ($20 minimum)',
    'between $5-$10 a month',
    '$5 for x_1 and 10$',
    '5$ or 10$ a month',
    'US$5 and A$7',
    'a $x + 1\n+ y$ b',
    'pays ($5k), $5k-10k$ or $5M/year$ ($1)',
    '$5 \\alpha for $6',
    'Set $HOME and $PATH first',
    '$HOME/bin:$PATH',
    '"$A" or "$B"',
    'replace $name$ and $user_id$ in it',
    '^[a-z]+$ or ^\\d+$ match',
    '$1 and $2 are groups, $& is all',
    'jQuery $ and $ again',
    'a lone $ sign',
    'a \\$x$ sign',
    '`$x$` and `$$x$$`',
    '[link](https://a.b/?$x=1&$y=2)',
    'https://a.b/$x$/c',
    '$ x $',
    '$5^',
    'an empty $$ or $$$$ sign',
    '```math\n$$\nx\n$$\n```',
    '```sql\nselect cron.schedule($$\nx\n$$)\n```',
  ])('reads %s as text', (source) => {
    const { formulas, positions } = readMath(source)
    expect(formulas).toEqual([])
    expect(positions).toEqual([])
  })

  it.each(['cost$x$ y', 'é$x$', '5$x$', 'US$n + 1$', '$x$y', '$x$5', 'a_$x$'])('reads %s as text', (text) => {
    expect(readMath(text)).toMatchObject({ formulas: [], text })
  })

  it('reads prices and variables as text', () => {
    const price = fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom('', '/month', 'k', '+', ','))
    const variable = fc.stringMatching(/^[A-Z]{2,8}$/)
    const word = fc.constantFrom('and', 'or', 'to', '-', 'per unit')
    const piece = fc.oneof(
      price.map(([amount, unit]) => `$${amount.toFixed(2)}${unit}`),
      variable.map((name) => `$${name}`),
      word,
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const source = `x ${pieces.join(' ')}`
        expect(readMath(source)).toMatchObject({ formulas: [], text: source.trimEnd() })
      }),
    )
  })

  it('reports an unclosed formula and still shows the rest of the page', () => {
    const { formulas, positions, text } = readMath('a\n\n$$\nx\n\n## Title\n\n- item')
    expect({ formulas, positions }).toEqual({ formulas: [], positions: ['3:1'] })
    expect(text.replace(/\s+/g, ' ')).toBe('a $$ x Title item ')
  })
})
