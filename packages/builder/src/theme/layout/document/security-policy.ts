import type { PageStyle } from '../../../core/index.ts'

/**
 * Generates the Content Security Policy of a page. Scripts, styles, fonts and requests may use the site itself and the
 * origins that its owner allows. The only inline code is the page's own stylesheets, by hash. Images, media and frames
 * may come from anywhere: authors choose them, and they run no code in the page.
 * @param connectSources the APIs that the playground of the page sends requests to
 */
export function toSecurityPolicy(
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
