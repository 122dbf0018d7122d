import { describe, expect, it } from 'vitest'
import { toChangeText } from './last-change.tsx'

describe('toChangeText', () => {
  it.each([
    ['en', 'Last changed on May 3, 2024'],
    ['fr', 'Dernière modification le 3 mai 2024'],
    ['de-AT', 'Zuletzt geändert am 3. Mai 2024'],
    ['zh-CN', '最后更新于 2024年5月3日'],
    ['xx', 'Last changed on May 3, 2024'],
  ])('returns the line in %s: %s', (language, expected) => {
    // Late in the evening: in UTC it is the next day.
    const { before, date, after } = toChangeText('2024-05-03T23:30:00-05:00', language)
    expect(before + date + after).toBe(expected)
  })
})
