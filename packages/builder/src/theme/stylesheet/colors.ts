import { AA_TEXT, type ColorMixing, toContrast, toContrastingColor } from '@spearmint/config'
import { clampChroma, converter, formatHex, interpolate } from 'culori'

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const toOklch = converter('oklch')

/** Changes only the lightness, so that a mixed color still has the hue of the original. */
const OKLCH_MIXING: ColorMixing = {
  steps: 100,
  mix(color, end, share) {
    const { l, c, h } = toOklch(color) ?? { l: 0, c: 0 }
    const lightness = l + ((end === '#000000' ? 0 : 1) - l) * share
    return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, ...(h === undefined ? {} : { h }) }))
  },
}

/**
 * Parses `#rgb` or `#rrggbb` to lower-case `#rrggbb`. Anything else is undefined, so that no other text can reach a
 * stylesheet (docs/reference/mint-json.mdx#colors).
 */
export function parseHexColor(value: string | undefined): string | undefined {
  if (value === undefined || !HEX_COLOR.test(value)) return undefined
  const digits = value.slice(1).toLowerCase()
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`
}

/**
 * Converts a color to the nearest one of its hue that is legible on every background, or at least on the first.
 * @param color `#rrggbb`
 * @param backgrounds `#rrggbb`, the most important first
 */
export function toLegibleColor(color: string, backgrounds: readonly string[]): string {
  return toContrastingColor(color, backgrounds, AA_TEXT, OKLCH_MIXING)
}

/** White where it is legible on the background, otherwise black. By AA, one of them always is. */
export function toTextColorOn(background: string): '#ffffff' | '#000000' {
  return toContrast('#ffffff', background) >= AA_TEXT ? '#ffffff' : '#000000'
}

/** Mixes `share` (0 to 1) of the color `to` into the color `from`. */
export function mixColors(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share))
}
