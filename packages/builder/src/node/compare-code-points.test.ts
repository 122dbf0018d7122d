import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareCodePoints } from './compare-code-points.ts'

it('sorts characters above U+FFFF last, unlike <', () => {
  expect(['\u{1F600}', '\u{FF5E}', 'a', 'a/b', 'a-b', ''].sort(compareCodePoints)).toEqual([
    '',
    'a',
    'a-b',
    'a/b',
    '\u{FF5E}',
    '\u{1F600}',
  ])
})

it('sorts like UTF-8 bytes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\u{E000}', '\u{FFFF}', '\u{10000}', '\u{10FFFF}', 'é') })
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
  )
})
