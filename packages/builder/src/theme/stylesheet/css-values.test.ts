import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCssUrl } from './css-values.ts'

describe('toCssUrl', () => {
  it.each([
    ['../a b.png', 'url("../a%20b.png")'],
    ['a\\\n"b\')', 'url("a%5C%0A%22b%27%29")'],
    ['ü%20.png', 'url("ü%20.png")'],
    ['\ud800', 'url("\ufffd")'],
  ])('converts %j to %s', (address, expected) => {
    expect(toCssUrl(address)).toBe(expected)
  })

  it('cannot be ended by any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        expect(toCssUrl(address)).toMatch(/^url\("[^"'()\\\s]*"\)$/)
      }),
    )
  })
})
