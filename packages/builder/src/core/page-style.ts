import { toIntegrity } from './hash.ts'

/** A stylesheet of one page, built from the author's styles. */
export interface PageStyle {
  /** Contains no `<`, and no line ends except `\n`: it is written to the page unchanged, as its hash requires. */
  css: string
  /** The hash by which the page's policy allows it: `sha256-…`. */
  hash: string
  /** The media it applies to, as in the attribute `media`. */
  media?: string
}

export function createPageStyle(css: string, media?: string): PageStyle {
  return { css, hash: toIntegrity(css), ...(media !== undefined && { media }) }
}
