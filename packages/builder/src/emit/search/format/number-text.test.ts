import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseNumberText, toNumberText } from './number-text.ts'

it('restores the numbers, and uses no characters that JSON escapes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = toNumberText(numbers)
      expect(parseNumberText(text)).toEqual(numbers)
      expect(JSON.stringify(text)).toHaveLength(text.length + 2)
    }),
  )
})
