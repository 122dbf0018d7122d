const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Reads `#rgb` or `#rrggbb` (reference 1.3: nothing else is a color of the configuration) to lower-case `#rrggbb`.
 * Anything else is undefined, so that no other text can reach a stylesheet.
 */
export function parseHexColor(value: string | undefined): string | undefined {
  if (value === undefined || !HEX_COLOR.test(value)) return undefined
  const digits = value.slice(1).toLowerCase()
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`
}
