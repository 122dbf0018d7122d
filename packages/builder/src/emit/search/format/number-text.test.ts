import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseNumberText, toNumberText } from './number-text.ts'

it('gives back what was written, in characters that JSON does not escape', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = toNumberText(numbers)
      expect(parseNumberText(text)).toEqual(numbers)
      expect(JSON.stringify(text)).toHaveLength(text.length + 2)
    }),
  )
})
