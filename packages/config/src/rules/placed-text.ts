import type { ConfigPath } from '../problems/config-path.ts'

/** A text of the configuration: an image, a URL, a page. */
export interface PlacedText {
  text: string
  path: ConfigPath
}
