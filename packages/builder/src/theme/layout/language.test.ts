import { describe, expect, it } from 'vitest'
import { toTextDirection } from './language.ts'

describe('toTextDirection', () => {
  it.each([
    ['en', 'ltr'],
    ['pt-BR', 'ltr'],
    ['zh-Hans', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['HE', 'rtl'],
    ['fa', 'rtl'],
    ['ur-PK', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ur-Latn', 'ltr'],
  ])('returns the direction of %s: %s', (language, direction) => {
    expect(toTextDirection(language)).toBe(direction)
  })
})
