import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AA_TEXT, toContrast, toContrastingColor } from './contrast.ts'

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
  ])('computes the contrast of %s and %s: %s', (one, other, expected) => {
    expect(toContrast(one, other)).toBeCloseTo(expected, 1)
    expect(toContrast(other, one)).toBe(toContrast(one, other))
  })
})

describe('toContrastingColor', () => {
  it.each([
    ['#FFD700', '#ffffff'],
    ['#334', '#000'],
    ['#777', '#777777'],
  ])('makes %s legible on %s', (written, background) => {
    expect(toContrast(toContrastingColor(written, background, AA_TEXT), background)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  it('always returns a legible color, and the same color if it is legible', () => {
    fc.assert(
      fc.property(color, color, (written, background) => {
        const found = toContrastingColor(written, background, AA_TEXT)
        expect(found).toMatch(/^#[\da-f]{6}$/)
        expect(toContrast(found, background)).toBeGreaterThanOrEqual(AA_TEXT)
        if (toContrast(written, background) >= AA_TEXT) expect(toContrast(found, written)).toBe(1)
      }),
    )
  })

  it('preserves the order of the channels, and with it the hue', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(toContrastingColor('#ffd700', '#fff', 7).slice(at, at + 2), 16),
    )
    expect(red).toBeGreaterThan(green ?? 255)
    expect(green).toBeGreaterThan(blue ?? 255)
  })

  it('considers all backgrounds, and only the first if no color suits all', () => {
    const both = toContrastingColor('#808080', ['#ffffff', '#cccccc'], AA_TEXT)
    expect(toContrast(both, '#cccccc')).toBeGreaterThanOrEqual(AA_TEXT)
    expect(toContrastingColor('#808080', ['#ffffff', '#000000'], 6)).toBe(toContrastingColor('#808080', '#ffffff', 6))
  })

  it('takes another way of mixing', () => {
    const shares: number[] = []
    const found = toContrastingColor('#ffffff', '#ffffff', AA_TEXT, {
      steps: 4,
      mix(_, end, share) {
        shares.push(share)
        return share < 0.5 ? '#eeeeee' : end
      },
    })
    expect(found).toBe('#000000')
    expect(shares).toEqual([0.25, 0.5])
  })
})
