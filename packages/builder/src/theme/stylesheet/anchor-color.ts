import type { Color } from '@spearmint/config'
import { parseHexColor } from '../layout/hex-color.ts'
import { contrast } from './colors.ts'

/** Class of an anchor's icon tile that has no color of its own. */
export const DEFAULT_ANCHOR_CLASS = 'anchor-default'

/** Below this contrast a white icon is too faint on its tile. It only decorates, so that AA for text is not asked for. */
const FAINT = 2

/**
 * Class of an anchor's icon tile. It names the color itself, for example `anchor-ff5a1f` or `anchor-ff5a1f-2d6df6`, so
 * that the page needs no style attribute and the stylesheet no positions.
 */
export function toAnchorClass(color: Color | undefined): string {
  const stops = toColorStops(color)
  return stops.length === 0 ? DEFAULT_ANCHOR_CLASS : `anchor-${stops.map((stop) => stop.slice(1)).join('-')}`
}

/** The declarations that color an icon tile; undefined when there is no usable color. */
export function renderAnchorColor(color: Color | undefined): string | undefined {
  const stops = toColorStops(color)
  const [first] = stops
  if (first === undefined) return undefined
  const background = stops.length === 1 ? first : `linear-gradient(45deg, ${stops.join(', ')})`
  const faint = stops.some((stop) => contrast('#ffffff', stop) < FAINT)
  return `background: ${background}; color: ${faint ? '#0c0e12' : '#ffffff'};`
}

function toColorStops(color: Color | undefined): string[] {
  const written = typeof color === 'object' ? [color.from, color.via, color.to] : [color]
  return written.map(parseHexColor).filter((stop) => stop !== undefined)
}
