import { describe, expect, it } from 'vitest'
import { findTextDirection } from './text-direction.ts'

describe('findTextDirection', () => {
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
  ])('%s is written %s', (language, direction) => {
    expect(findTextDirection(language)).toBe(direction)
  })
})
