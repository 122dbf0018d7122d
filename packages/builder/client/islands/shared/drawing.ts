/** What a page asks of the frame that draws its diagrams (frames/mermaid.ts). */
export interface DrawingRequest {
  id: string
  /** The diagram in mermaid's language. */
  source: string
  dark: boolean
  colors: DrawingColors
  /** Names of fonts, as CSS has them. */
  font: string
}

/** Colors of the page, as `#rrggbb`. */
export interface DrawingColors {
  surface: string
  fill: string
  border: string
  line: string
  text: string
  /** For the parts of a whole. */
  parts: string[]
}

/** What the frame answers: a picture, or what is wrong with the source. */
export type Drawing = { id: string; dark: boolean } & ({ svg: string; label: string } | { error: string })
