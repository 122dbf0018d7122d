import { describe, expect, it } from 'vitest'
import { parseDate } from './parse-date.ts'

describe('parseDate', () => {
  it.each([
    ['2024-05-17', '2024-05-17'],
    ['2024.5.7', '2024-05-07'],
    ['2024-05', '2024-05-01'],
    ['May 2024', '2024-05-01'],
    [' may  17th, 2024 ', '2024-05-17'],
    ['Sept. 3 2024', '2024-09-03'],
    ['17 May 2024', '2024-05-17'],
    ['Friday, May 17, 2024', '2024-05-17'],
    ['29 February 2024', '2024-02-29'],
  ])('parses %s as %s', (label, expected) => {
    expect(parseDate(label)?.toISOString()).toBe(`${expected}T00:00:00.000Z`)
  })

  it.each(['v1.2.0', '', '5/6/2024', 'May', '31 April 2024', '29 February 2023', 'Mayhem 2024', '2024-13-01', '2024'])(
    '%j is none',
    (label) => {
      expect(parseDate(label)).toBeUndefined()
    },
  )
})
