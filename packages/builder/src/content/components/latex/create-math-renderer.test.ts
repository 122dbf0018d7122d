import temml from 'temml'
import { describe, expect, it } from 'vitest'
import { parseMdx } from '../testing/parse-mdx.ts'
import { createMathRenderer, mayContainMath } from './create-math-renderer.ts'

describe('createMathRenderer', () => {
  it('loads Temml once', async () => {
    let loads = 0
    const math = createMathRenderer(async () => {
      loads += 1
      return temml
    })
    expect(() => math.render('x', false)).toThrow('not loaded')
    await math.load()
    await math.load()
    expect(loads).toBe(1)
    expect(math.render('x', false)).toMatchObject({ math: [{ tagName: 'math' }] })
    expect(math.render('\\frac', true)).toMatchObject({ error: { reason: expect.stringContaining('argument') } })
  })
})

/** `\a` is `xx`, `\b` is two of `\a`, and so on. */
const DOUBLING = [...'abcdefghijklmnopqrstuvwxyz']
  .map((name, at, names) => `\\def\\${name}{${at === 0 ? 'xx' : `\\${names[at - 1]}`.repeat(2)}}`)
  .join('')

describe('a hostile formula', () => {
  const nest = (open: string, close: string, depth: number) => `${open.repeat(depth)}x${close.repeat(depth)}`

  it.each([
    ['nested groups', nest('{', '}', 2000)],
    ['nested delimiters', nest('\\left(', '\\right)', 1000)],
    ['delimiters that never close', '\\left('.repeat(1000)],
    ['nested roots', nest('\\sqrt{', '}', 1600)],
    ['nested environments', nest('\\begin{matrix}', '\\end{matrix}', 500)],
    ['nested exponents', nest('x^{', '}', 3000)],
    ['switches', '\\rm '.repeat(3000)],
    ['switches in groups', '{\\rm\\bf '.repeat(1500)],
    ['a long formula', 'x+'.repeat(500_000)],
    ['a macro that contains itself', '\\def\\a{\\a\\a}\\a'],
    ['macros that double', `${DOUBLING}\\z`],
    ['a long macro', `\\def\\a{${'x'.repeat(4000)}}${'\\a'.repeat(1000)}`],
  ])('is reported and not rendered: %s', async (_kind, tex) => {
    const math = createMathRenderer(async () => temml)
    await math.load()
    const start = performance.now()
    expect(math.render(tex, true)).toMatchObject({ error: { reason: expect.stringMatching(/deep|longer|expand/) } })
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('renders ordinary nesting and macros', async () => {
    const math = createMathRenderer(async () => temml)
    await math.load()
    for (const tex of [nest('{', '}', 90), '\\def\\a{xy}'.concat('\\a'.repeat(50)), '\\neq'.repeat(100)]) {
      expect(math.render(tex, true)).toHaveProperty('math')
    }
  })
})

describe('mayContainMath', () => {
  it.each([
    ['A price of 5 dollars', false],
    ['Let $x = 1$.', true],
    ['<Note>\n  <Latex>x</Latex>\n</Note>', true],
    ['<Frame caption="where $x$ is one">a</Frame>', true],
    ['<Card title="From $5">a</Card>', false],
    ['```bash\necho $HOME$PATH\n```', false],
  ])('%j → %s', (source, expected) => {
    expect(mayContainMath(parseMdx(source))).toBe(expected)
  })
})
