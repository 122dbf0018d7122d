import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AA_TEXT, findContrasting, toContrast } from './contrast.ts'

const color = fc.stringMatching(/^#(?:[\da-f]{3}|[\da-f]{6})$/)

describe('toContrast', () => {
  // Values of the calculators that the guidelines link to.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#fff', 4.54],
    ['#0D9373', '#ffffff', 3.87],
    ['#4ade80', '#0f1117', 10.87],
    ['#f00', '#00f', 2.15],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(toContrast(one, other)).toBeCloseTo(expected, 1)
    expect(toContrast(other, one)).toBe(toContrast(one, other))
  })
})

describe('findContrasting', () => {
  it.each([
    ['#FFD700', '#ffffff'],
    ['#334', '#000'],
    ['#777', '#777777'],
  ])('finds for %s on %s a color that can be read', (written, background) => {
    expect(toContrast(findContrasting(written, background, AA_TEXT), background)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('always finds one, and changes nothing that is good', () => {
    fc.assert(
      fc.property(color, color, (written, background) => {
        const found = findContrasting(written, background, AA_TEXT)
        expect(found).toMatch(/^#[\da-f]{6}$/)
        expect(toContrast(found, background)).toBeGreaterThanOrEqual(AA_TEXT)
        if (toContrast(written, background) >= AA_TEXT) expect(toContrast(found, written)).toBe(1)
      }),
    )
  })

  it('keeps the hue: the channels keep their order', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(findContrasting('#ffd700', '#fff', 7).slice(at, at + 2), 16),
    )
    expect(red).toBeGreaterThan(green ?? 255)
    expect(green).toBeGreaterThan(blue ?? 255)
  })
})
