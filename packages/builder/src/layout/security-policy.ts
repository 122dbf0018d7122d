import { createHash } from 'node:crypto'
import type { PageStyle } from '../model/page-style.ts'

/**
 * Writes the Content Security Policy of a page. Scripts, styles, fonts and requests come from the site itself; no inline
 * code counts but the page's own stylesheets, by their hash. Pictures, media and frames may come from anywhere: authors
 * choose them, and they run no code in the page.
 */
export function renderSecurityPolicy(styles: readonly PageStyle[]): string {
  const hashes = styles.map(({ css }) => ` '${toHash(css)}'`).join('')
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${hashes}`,
    'img-src * data: blob:',
    'media-src * data: blob:',
    'frame-src *',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

function toHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}
