import { describe, expect, it } from 'vitest'
import { toIconKind } from './icons.ts'

describe('toIconKind', () => {
  it.each([
    ['', 'none'],
    [' N/A ', 'none'],
    ['🚀', 'emoji'],
    ['🇫🇷', 'emoji'],
    ['/icons/a b.svg', 'picture'],
    ['images/a.png', 'picture'],
    ['https://a.example/x', 'picture'],
    ['data:image/png;base64,AA', 'picture'],
    ['<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', 'name'],
    ['rocket', 'name'],
    ['Rocket', 'name'],
    ['D', 'name'],
    [`"); -webkit-mask-image: url('https://a.example/x.svg');/*"`, 'name'],
  ])('returns the kind of %j: %s', (icon, kind) => {
    expect(toIconKind(icon)).toBe(kind)
  })
})
