import { type PageStyle, toIntegrity } from '../../core/index.ts'

/** Creates a stylesheet with the hash by which the page's policy allows it. */
export function createPageStyle(css: string, media?: string): PageStyle {
  return { css, hash: toIntegrity(css), ...(media !== undefined && { media }) }
}
