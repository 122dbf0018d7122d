/** `#rgb` or `#rrggbb`, or a gradient of two or three such colors. */
export type Color = string | { from: string; via?: string; to: string }

export interface Colors {
  primary: string
  /** Accent color in dark mode. */
  light?: string
  /** Color of important buttons. */
  dark?: string
  /** Each side may be absent. */
  background: { light?: string; dark?: string }
  /** Color of the icons of anchors without a color. */
  anchors?: Color
}
