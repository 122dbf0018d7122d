import { toContrast } from '@spearmint/config'
import type { DivisionColor } from '../../core/index.ts'
import { parseHexColor } from './colors.ts'

/** Class of the icon tile of an anchor without a color. */
export const DEFAULT_ANCHOR_CLASS = 'anchor-default'

/** Below this contrast, a white icon is too faint on its tile. Icons are decorative, so AA for text doesn't apply. */
const MIN_ICON_CONTRAST = 2

/**
 * The class of an anchor's icon tile. It contains the color, for example `anchor-ff5a1f`, the stops of a gradient, or the
 * colors of both modes (`anchor-ff5a1f_2d6df6`), so that pages need no style attribute and anchors of one color share a rule.
 */
export function toAnchorClass(color: DivisionColor | undefined): string {
  const names = toModes(color).map((stops) => stops.map((stop) => stop.slice(1)).join('-'))
  return names.length === 0 ? DEFAULT_ANCHOR_CLASS : `anchor-${[...new Set(names)].join('_')}`
}

/** The declarations that color an icon tile. Undefined without a valid color. */
export function toAnchorDeclarations(color: DivisionColor | undefined): string | undefined {
  const modes = toModes(color)
  const [first] = modes
  if (first === undefined) return undefined
  return `background: ${toModeValue(modes.map(toBackground))}; color: ${toModeValue(modes.map(toIconColor))};`
}

function toBackground(stops: readonly string[]): string {
  return stops.length > 1 ? `linear-gradient(45deg, ${stops.join(', ')})` : (stops[0] ?? '')
}

function toIconColor(stops: readonly string[]): string {
  return stops.some((stop) => toContrast('#ffffff', stop) < MIN_ICON_CONTRAST) ? '#0c0e12' : '#ffffff'
}

/** One value for both modes, if they have the same. */
function toModeValue(values: readonly string[]): string {
  const [light, dark = light] = values
  return light === dark ? `${light}` : `light-dark(${light}, ${dark})`
}

/** The stops of the color, or those of the color in light and in dark mode. Empty without a valid color. */
function toModes(color: DivisionColor | undefined): string[][] {
  if (typeof color !== 'object' || 'from' in color) {
    const stops = toStops(typeof color === 'object' ? [color.from, color.via, color.to] : [color])
    return stops.length === 0 ? [] : [stops]
  }
  const light = toStops([color.light])
  const dark = toStops([color.dark])
  if (light.length === 0 && dark.length === 0) return []
  return [light.length === 0 ? dark : light, dark.length === 0 ? light : dark]
}

function toStops(values: readonly (string | undefined)[]): string[] {
  return values.map(parseHexColor).filter((stop) => stop !== undefined)
}
