import { expect, it } from 'vitest'
import { formatCount } from './format-count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1299, '1.2k'],
  [9999, '9.9k'],
  [34_567, '34k'],
  [999_999, '999k'],
  [1_234_567, '1.2M'],
])('%i is %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
