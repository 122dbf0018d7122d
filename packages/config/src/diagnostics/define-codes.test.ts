import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CodeOf, defineCodes } from './define-codes.ts'

const rest = { title: 'Title', explanation: 'Explanation.', fix: 'Fix it.' } as const

describe('defineCodes', () => {
  it('returns the table with the exact names, severities and variants', () => {
    const codes = defineCodes({
      'page/math': { severity: 'warning', ...rest },
      'page/mdx-syntax': { severity: 'error', variants: { markdown: 'info' }, ...rest },
    })
    expect(Object.keys(codes)).toEqual(['page/math', 'page/mdx-syntax'])
    expectTypeOf<CodeOf<typeof codes>>().toEqualTypeOf<'page/math' | 'page/mdx-syntax'>()
    expectTypeOf(codes['page/math'].severity).toEqualTypeOf<'warning'>()
    expectTypeOf(codes['page/mdx-syntax'].variants.markdown).toEqualTypeOf<'info'>()
  })

  // `npm run check:types` fails if one of these compiles.
  it('rejects invalid tables at compile time', () => {
    // @ts-expect-error A name consists of an area and a problem.
    defineCodes({ math: { severity: 'warning', ...rest } })
    // @ts-expect-error The severity is unknown.
    defineCodes({ 'page/math': { severity: 'fatal', ...rest } })
    // @ts-expect-error The severity of a variant is unknown.
    defineCodes({ 'page/math': { severity: 'error', variants: { markdown: 'fatal' }, ...rest } })
    // @ts-expect-error The key is misspelled.
    defineCodes({ 'page/math': { severity: 'error', exampel: '$', ...rest } })
    // @ts-expect-error The fix is missing.
    defineCodes({ 'page/math': { severity: 'error', title: 'Title', explanation: 'Explanation.' } })
  })
})
