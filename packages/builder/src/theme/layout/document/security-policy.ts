import type { PageStyle } from '../../../core/index.ts'

/**
 * Writes the Content Security Policy of a page. Scripts, styles, fonts and requests come from the site itself and from
 * the origins its owner allowed; no inline code counts but the page's own stylesheets, by their hash. Pictures, media
 * and frames may come from anywhere: authors choose them, and they run no code in the page.
 * @param allowedOrigins default none
 * @param connectSources the APIs that the playground of the page sends to; default none
 */
export function renderSecurityPolicy(
  styles: readonly PageStyle[],
  allowedOrigins: readonly string[] = [],
  connectSources: readonly string[] = [],
): string {
  const hashes = styles.map(({ hash }) => ` '${hash}'`).join('')
  const allowed = allowedOrigins.map((origin) => ` ${origin}`).join('')
  return [
    `default-src 'self'${allowed}`,
    `script-src 'self'${allowed}`,
    `style-src 'self'${allowed}${hashes}`,
    ...(connectSources.length === 0 ? [] : [`connect-src 'self'${allowed} ${connectSources.join(' ')}`]),
    'img-src * data: blob:',
    'media-src * data: blob:',
    'frame-src *',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
