/** A request of the page to the frame that draws its diagrams (frames/mermaid.ts). */
export interface DrawingRequest {
  id: string
  /** The Mermaid source of the diagram. */
  source: string
  dark: boolean
  colors: DrawingColors
  /** A `font-family` value. */
  font: string
}

/** Colors of the page, as `#rrggbb`. */
export interface DrawingColors {
  surface: string
  fill: string
  border: string
  line: string
  text: string
  /** For the parts of a pie chart. */
  parts: string[]
}

/** The response of the frame: an image, or what is wrong with the source. */
export type Drawing = { id: string; dark: boolean } & ({ svg: string; label: string } | { error: string })
