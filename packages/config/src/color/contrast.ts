/** A color as its three channels, 0 to 255 each. */
type Channels = readonly [red: number, green: number, blue: number]

/** Minimum contrast of text by WCAG 2.2, level AA (success criterion 1.4.3). */
export const AA_TEXT = 4.5

/** The contrast of two colors by WCAG 2.2, 1 to 21. Colors are `#rgb` or `#rrggbb`. */
export function toContrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** A way to mix colors with black or white. */
export interface ColorMixing {
  /** How many steps it takes from the color to black or white. */
  steps: number
  /** Mixes a share of black or white (more than 0, less than 1) into a color. Returns `#rrggbb`. */
  mix(color: string, end: '#000000' | '#ffffff', share: number): string
}

/**
 * Converts a color to the nearest one that has enough contrast to every background: the one with the smallest share of
 * black or white, whichever has more contrast to the first background. If none suits all backgrounds, the result suits
 * the first one. For one background and a ratio up to 4.5, there is always a color.
 *
 * @param color - `#rgb` or `#rrggbb`.
 * @param backgrounds - One or several, the most important first.
 * @param ratio - Minimum contrast, 1 to 21.
 * @param mixing - Mixes the channels in sRGB by default.
 * @returns `#rrggbb`, in lower case.
 */
export function toContrastingColor(
  color: string,
  backgrounds: string | readonly string[],
  ratio: number,
  mixing: ColorMixing = SRGB_MIXING,
): string {
  const [first = '#ffffff', ...others] = typeof backgrounds === 'string' ? [backgrounds] : backgrounds
  const end = toContrast('#000000', first) >= toContrast('#ffffff', first) ? '#000000' : '#ffffff'
  let suitsFirst: string | undefined
  for (const candidate of walkMixtures(color, end, mixing)) {
    if (toContrast(candidate, first) < ratio) continue
    if (others.every((background) => toContrast(candidate, background) >= ratio)) return candidate
    suitsFirst ??= candidate
  }
  return suitsFirst ?? end
}

/** Walks from a color to black or white, both included. A generator, because mixing may be slow. */
function* walkMixtures(color: string, end: '#000000' | '#ffffff', { steps, mix }: ColorMixing): Generator<string> {
  yield toHex(toChannels(color))
  for (let step = 1; step < steps; step++) yield mix(color, end, step / steps)
  yield end
}

const SRGB_MIXING: ColorMixing = {
  // A channel has 255 steps: finer ones would round to the same colors.
  steps: 255,
  mix(color, end, share) {
    const target = end === '#000000' ? 0 : 255
    const [red, green, blue] = toChannels(color)
    const mixChannel = (channel: number) => Math.round(channel + (target - channel) * share)
    return toHex([mixChannel(red), mixChannel(green), mixChannel(blue)])
  },
}

function toChannels(color: string): Channels {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const number = Number.parseInt(digits.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance by WCAG 2.2. */
function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
