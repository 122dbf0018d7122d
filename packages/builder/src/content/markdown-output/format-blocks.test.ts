import { describe, expect, it } from 'vitest'
import { toBold } from './format-blocks.ts'

describe('toBold', () => {
  it.each([
    ['Use **this** prompt', '**Use this prompt**'],
    ['A `2 ** 3` and \\*\\* b', '**A `2 ** 3` and \\*\\* b**'],
    ['*a* b', '***a* b**'],
    [' ', ''],
    ['**', ''],
  ])('writes %s as a bold line', (text, bold) => {
    expect(toBold(text)).toBe(bold)
  })
})
