/** A color as its three channels, 0 to 255 each. */
type Channels = readonly [red: number, green: number, blue: number]

/** Smallest contrast of text by WCAG 2.2, level AA (success criterion 1.4.3). */
export const AA_TEXT = 4.5

/** The contrast of two colors by WCAG 2.2, 1 to 21. Colors are `#rgb` or `#rrggbb`. */
export function toContrast(one: string, other: string): number {
  return toChannelContrast(toChannels(one), toChannels(other))
}

/**
 * Finds the color nearest to `color` that has the contrast `ratio` to a background, by mixing in as little black or
 * white as it takes. There is always one for ratios up to 4.5.
 */
export function findContrasting(color: string, background: string, ratio: number): string {
  const from = toChannels(color)
  const ground = toChannels(background)
  const [dark, light] = [0, 255].map((channel) => toChannelContrast([channel, channel, channel], ground))
  const end = (dark ?? 0) >= (light ?? 0) ? 0 : 255
  for (let step = 0; step < STEPS; step++) {
    const [red, green, blue] = from.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS))
    const mixed: Channels = [red ?? end, green ?? end, blue ?? end]
    if (toChannelContrast(mixed, ground) >= ratio) return toHex(mixed)
  }
  return toHex([end, end, end])
}

/** As many as a channel has values: finer steps would round to the same colors. */
const STEPS = 255

function toChannels(color: string): Channels {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const number = Number.parseInt(digits.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function toChannelContrast(one: Channels, other: Channels): number {
  const [lower = 0, higher = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Relative luminance by WCAG 2.2. */
function toLuminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
