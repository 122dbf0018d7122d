import { UsageError } from '../usage-error.ts'

/**
 * Takes the base off the site's address, so that nobody adds it twice: `https://example.com/docs/` with base `/docs`
 * gives `https://example.com`.
 *
 * @throws {UsageError} when the address has a path other than the base
 */
export function toSiteOrigin(siteUrl: URL, base: string): string {
  const path = siteUrl.pathname.replace(/\/$/, '')
  if (path === '' || path === encodeURI(base)) return siteUrl.origin
  throw new UsageError(
    'usage/site-url-path',
    `--site-url "${siteUrl.href}" has the path "${path}", but the site is built for ${base === '' ? 'the root' : `"${base}"`}.`,
    [`Give the path as the base: --site-url ${siteUrl.origin} --base ${path}`],
  )
}
