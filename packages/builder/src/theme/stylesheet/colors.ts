import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** Contrast of small text under WCAG AA. */
export const AA_TEXT = 4.5

/** Steps of lightness that are tried between a color and black or white. */
const STEPS = 100

/**
 * The color itself when it is legible on every background, else the nearest one of its hue that is: lighter or darker,
 * whichever way the first background leaves more room.
 * @param color `#rrggbb`
 * @param backgrounds `#rrggbb`, the most important first
 * @param ratio smallest contrast, from 1 to 21. Up to 4.5 there is always a color for one background; for several there
 * may be none that suits all, then the answer suits the first.
 */
export function toLegibleColor(color: string, backgrounds: readonly string[], ratio = AA_TEXT): string {
  return findLegibleColor(color, backgrounds, ratio) ?? findLegibleColor(color, backgrounds.slice(0, 1), ratio) ?? color
}

function findLegibleColor(color: string, backgrounds: readonly string[], ratio: number): string | undefined {
  const suits = (candidate: string) => backgrounds.every((background) => contrast(candidate, background) >= ratio)
  if (suits(color)) return color
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0 }
  const first = backgrounds[0] ?? '#ffffff'
  const [end, extreme] = contrast('#000000', first) >= contrast('#ffffff', first) ? [0, '#000000'] : [1, '#ffffff']
  for (let step = 1; step < STEPS; step++) {
    const lightness = l + ((end - l) * step) / STEPS
    const candidate = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, ...(h === undefined ? {} : { h }) }))
    if (suits(candidate)) return candidate
  }
  return suits(extreme) ? extreme : undefined
}

/** White where it is legible on the background, else black. One of them always is, by AA. */
export function toTextColorOn(background: string): '#ffffff' | '#000000' {
  return contrast('#ffffff', background) >= AA_TEXT ? '#ffffff' : '#000000'
}

/** Contrast of two colors (`#rrggbb`) under WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** The color that stands at `share` (0 to 1) of the way from one color to the other. */
export function mixColors(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share))
}
