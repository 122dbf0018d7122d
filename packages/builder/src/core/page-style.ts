import { toIntegrity } from './to-integrity.ts'

/** A stylesheet of one page, made of what its author wrote. */
export interface PageStyle {
  /** Holds no `<`, and no line break but `\n`: it stands in the page letter by letter, which its hash relies on. */
  css: string
  /** By which the policy of the page allows it: `sha256-…`. */
  hash: string
  /** The media it is for, as in the attribute `media`. */
  media?: string
}

export function createPageStyle(css: string, media?: string): PageStyle {
  return { css, hash: toIntegrity(css), ...(media !== undefined && { media }) }
}
