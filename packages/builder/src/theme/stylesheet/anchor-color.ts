import { type Color, toContrast } from '@spearmint/config'
import { parseHexColor } from './colors.ts'

/** Class of the icon tile of an anchor without a color. */
export const DEFAULT_ANCHOR_CLASS = 'anchor-default'

/** Below this contrast, a white icon is too faint on its tile. Icons are decorative, so AA for text doesn't apply. */
const MIN_ICON_CONTRAST = 2

/**
 * The class of an anchor's icon tile. It contains the color, for example `anchor-ff5a1f` or `anchor-ff5a1f-2d6df6`, so
 * that pages need no style attribute and anchors of one color share a rule.
 */
export function toAnchorClass(color: Color | undefined): string {
  const stops = toColorStops(color)
  return stops.length === 0 ? DEFAULT_ANCHOR_CLASS : `anchor-${stops.map((stop) => stop.slice(1)).join('-')}`
}

/** The declarations that color an icon tile. Undefined without a valid color. */
export function toAnchorDeclarations(color: Color | undefined): string | undefined {
  const stops = toColorStops(color)
  const [first] = stops
  if (first === undefined) return undefined
  const background = stops.length === 1 ? first : `linear-gradient(45deg, ${stops.join(', ')})`
  const isFaint = stops.some((stop) => toContrast('#ffffff', stop) < MIN_ICON_CONTRAST)
  return `background: ${background}; color: ${isFaint ? '#0c0e12' : '#ffffff'};`
}

function toColorStops(color: Color | undefined): string[] {
  const values = typeof color === 'object' ? [color.from, color.via, color.to] : [color]
  return values.map(parseHexColor).filter((stop) => stop !== undefined)
}
