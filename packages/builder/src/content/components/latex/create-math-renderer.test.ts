import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { parseMdx } from '../testing/parse-mdx.ts'
import { createMathRenderer, mayContainMath } from './create-math-renderer.ts'

describe('createMathRenderer', () => {
  it('loads KaTeX once', async () => {
    let loads = 0
    const math = createMathRenderer(async () => {
      loads += 1
      return katex
    })
    expect(() => math.render('x', false)).toThrow('not loaded')
    await math.load()
    await math.load()
    expect(loads).toBe(1)
    expect(math.render('x', false)).toMatchObject({ math: [{ tagName: 'span' }] })
    expect(math.render('\\frac', true)).toMatchObject({ error: expect.stringContaining('KaTeX') })
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
